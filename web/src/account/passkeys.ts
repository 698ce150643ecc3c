/** Passkeys: translates between the server's JSON and the browser's WebAuthn types. */
import * as members from '../protocol/members';
import type { Guest, PasskeyOptions, Passkeys } from '../protocol/schema';

/** Passkeys need https and a browser that has them. */
export const arePossible = (): boolean =>
  location.protocol === 'https:' && 'PublicKeyCredential' in window;

/** The user closed the browser's dialog: no error to show. */
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

/** The options with bytes where the server sends base64url text. */
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
