/** Passkeys: the browser's own words for what the server asks, and back. */
import * as members from '../protocol/members';
import type { Guest, PasskeyOptions, Passkeys } from '../protocol/schema';

/** Only on https, and only where the browser has them. */
export const arePossible = (): boolean =>
  location.protocol === 'https:' && 'PublicKeyCredential' in window;

/** Nobody is to blame: the dialog of the browser was closed. */
export const wasClosed = (failure: unknown): boolean =>
  failure instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(failure.name);

export async function addOne(): Promise<Passkeys> {
  const publicKey = read(await members.passkeyOptions()) as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return members.addPasskey({
    ...named(made),
    response: {
      clientDataJSON: written(clientDataJSON),
      attestationObject: written(attestationObject),
    },
  });
}

export async function logInWithOne(): Promise<Guest> {
  const publicKey = read(await members.logInOptions()) as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return members.logInWithPasskey({
    ...named(used),
    response: {
      clientDataJSON: written(response.clientDataJSON),
      authenticatorData: written(response.authenticatorData),
      signature: written(response.signature),
      userHandle: response.userHandle && written(response.userHandle),
    },
  });
}

const named = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: written(rawId),
  type: 'public-key' as const,
});

interface Named {
  id: string;
}

/** The options as the browser wants them: bytes where the server has written letters. */
function read({ publicKey }: PasskeyOptions): unknown {
  const told = publicKey as unknown as Record<string, unknown> & {
    challenge: string;
    user?: Named;
    excludeCredentials?: Named[];
    allowCredentials?: Named[];
  };
  const bytes = <T extends Named>(one: T) => ({ ...one, id: bytesOf(one.id) });
  return {
    ...told,
    challenge: bytesOf(told.challenge),
    ...(told.user && { user: bytes(told.user) }),
    ...(told.excludeCredentials && { excludeCredentials: told.excludeCredentials.map(bytes) }),
    ...(told.allowCredentials && { allowCredentials: told.allowCredentials.map(bytes) }),
  };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function written(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}
