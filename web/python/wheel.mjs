/** Installs msgspec's build for Pyodide with pip, in the version and with the hash that uv.lock has. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The interface between Python and WebAssembly that this version of Pyodide has.
const PLATFORM = 'pyemscripten_2026_0_wasm32';
const [VERSION, ABI] = ['3.14', 'cp314'];

/** What the lock file says of the wheel: its version and hash. */
export function lockedWheel(lock) {
  const file = `/msgspec-([\\d.]+)-${ABI}-${ABI}-${PLATFORM}\\.whl"`;
  const found = new RegExp(`${file}, hash = "sha256:(\\w+)"`).exec(lock);
  if (found === null) throw new Error(`uv.lock has no wheel of msgspec for ${PLATFORM}`);
  return { version: found[1], hash: found[2] };
}

/** The folder that has the package, in `cache`; it is installed there once. */
export function installWheel({ version, hash }, cache) {
  const folder = join(cache, `msgspec-${version}-${hash.slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  // Installed beside it first, so that a failure leaves nothing half done.
  const begun = mkdtempSync(join(cache, 'begun-'));
  try {
    const requirements = join(begun, 'requirements.txt');
    writeFileSync(requirements, `msgspec==${version} --hash=sha256:${hash}\n`);
    install(requirements, join(begun, 'packages'));
    renameSync(join(begun, 'packages'), folder);
  } finally {
    rmSync(begun, { recursive: true });
  }
  return folder;
}

// What builds a package names its own Python, which has pip. The environments of uv have none; uv runs
// one for them.
const PIPS = [
  ...(process.env.INKLAND_PYTHON ? [[process.env.INKLAND_PYTHON, '-m', 'pip']] : []),
  ['python3', '-m', 'pip'],
  ['pip'],
  ['uv', 'run', '--no-project', '--quiet', '--with', 'pip', 'python', '-m', 'pip'],
];

function install(requirements, target) {
  const platform = ['--platform', PLATFORM, '--python-version', VERSION, '--implementation', 'cp'];
  const options = ['--abi', ABI, '--only-binary', ':all:', '--no-deps', '--no-compile', '--quiet'];
  const what = ['--require-hashes', '--requirement', requirements, '--target', target];
  const failures = [];
  for (const [program, ...pip] of PIPS) {
    try {
      execFileSync(program, [...pip, 'install', ...platform, ...options, ...what], {
        stdio: 'pipe',
      });
      return;
    } catch (error) {
      failures.push(`${program}: ${error.stderr?.toString().trim() || error.message}`);
    }
  }
  throw new Error(`pip could not install msgspec for Pyodide.\n${failures.join('\n')}`);
}
