/** Addresses of worker scripts, made by the one Trusted Types policy that pages allow. */

interface Policy {
  createScriptURL(path: string): string;
}
interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

/** A policy can be made once. */
const policy = (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy(
  'inkland-worker',
  { createScriptURL: (path) => path },
);

/** The path of a script of ours, as workers take it where the browser requires Trusted Types. */
export const scriptPath = (path: string): string => policy?.createScriptURL(path) ?? path;
