/**
 * Fetches the files of Python, and keeps them in a cache of their own: a new release of the client
 * fetches only those that it changed. The service worker answers from the same cache.
 */
import part from 'virtual:python-part';

type Format = 'br' | 'gz';
/** What browsers call the formats. */
const DECOMPRESSION = { br: 'brotli', gz: 'gzip' } as const;

/** A file's address, and the number of bytes that are fetched for it. */
interface Download {
  path: string;
  url: string;
  size: number;
}

/** The best format that this browser unpacks. */
export function chooseFormat(): Format {
  try {
    new DecompressionStream(DECOMPRESSION.br as CompressionFormat);
    return 'br';
  } catch {
    return 'gz';
  }
}

/** Everything that has to be fetched. Names end in `.bin`, so that no host unpacks them on the way. */
export function downloads(folder: string, format: Format): Download[] {
  return [
    ...part.scripts.map(({ path, bytes }) => ({ path, url: folder + path, size: bytes })),
    ...part.files.map((file) => ({
      path: file.path,
      url: `${folder}${file.path}.${format}.bin`,
      size: file[format],
    })),
  ];
}

export class PythonFiles {
  readonly #format = chooseFormat();
  readonly #cache: Promise<Cache | null>;
  readonly #found = new Map<string, Promise<Uint8Array>>();
  readonly #all: Download[];
  #loaded = 0;

  /** `prefix` is the path of the site; the names of caches have it, because static hosts share an origin. */
  constructor(
    readonly prefix: string,
    private readonly report: (loaded: number, total: number) => void,
  ) {
    this.#all = downloads(this.folder, this.#format);
    this.#cache = openCache(`inkland-python:${prefix}`);
  }

  /** The address of the folder that has the files. */
  get folder(): string {
    return `${location.origin}${this.prefix}python/`;
  }

  /** Fetch all files, at the same time. Fails if one cannot be fetched. */
  async fetchAll(): Promise<void> {
    this.report(0, this.#total);
    for (const one of this.#all) this.#found.set(one.path, this.#fetch(one));
    await Promise.all([...this.#found.values(), this.#keepWorker()]);
  }

  /** The bytes of a file, unpacked. */
  async read(path: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.response(path)).arrayBuffer());
  }

  /** A file as an answer to a request, which is unpacked while it is read. */
  async response(path: string): Promise<Response> {
    const bytes = await this.#found.get(path)!;
    const { bytes: size } = part.files.find((file) => file.path === path)!;
    const type = path.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    const headers = { 'Content-Type': type };
    const whole = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
    // A host may have unpacked it after all.
    if (bytes.length === size) return new Response(whole, { headers });
    const format = DECOMPRESSION[this.#format] as CompressionFormat;
    return new Response(whole.pipeThrough(new DecompressionStream(format)), { headers });
  }

  /** Wait until a file is there. */
  async wait(path: string): Promise<void> {
    await this.#found.get(path);
  }

  /** Keep the worker's own script with them, for the next start without a network. */
  async #keepWorker(): Promise<void> {
    const cache = await this.#cache;
    if (cache === null || (await cache.match(location.href))) return;
    await cache.add(location.href).catch(() => {}); // there may be no room for it
  }

  get #total(): number {
    return this.#all.reduce((sum, { size }) => sum + size, 0);
  }

  async #fetch({ url, size }: Download): Promise<Uint8Array> {
    const cache = await this.#cache;
    const cached = await cache?.match(url);
    const answer = cached ?? (await fetch(url));
    if (!answer.ok) throw new FetchFailed(`${url}: ${answer.status}`);
    const bytes = await this.#readAll(answer, size);
    // Without room for it the next visit fetches it again.
    if (!cached) await cache?.put(url, storable(bytes, answer)).catch(() => {});
    return bytes;
  }

  async #readAll(answer: Response, size: number): Promise<Uint8Array> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let counted = 0;
    const count = (bytes: number): void => {
      this.#loaded += bytes - counted;
      counted = bytes;
      this.report(this.#loaded, this.#total);
    };
    for await (const piece of chunksOf(answer.body!)) {
      parts.push(piece);
      count(Math.min(size, counted + piece.length));
    }
    count(size);
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }
}

/** A file could not be fetched. */
export class FetchFailed extends Error {}

async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new FetchFailed(String(error));
    });
    if (done) return;
    yield value;
  }
}

function storable(bytes: Uint8Array, answer: Response): Response {
  const type = answer.headers.get('Content-Type') ?? 'application/octet-stream';
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'Content-Type': type } });
}

/** Null where there are no caches, as on plain http, or none may be opened. */
const openCache = (name: string): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(name).catch(() => null) : Promise.resolve(null);
