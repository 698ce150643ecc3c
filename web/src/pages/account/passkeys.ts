/** Passkeys: translates between the server's JSON and the browser's WebAuthn types. */
import * as members from '../../platform/protocol/members';
import type { Guest, PasskeyOptions, Passkeys, PasskeyUsed } from '../../platform/protocol/schema';

/** Passkeys need a browser that has them, and https or localhost: a bare address has none. */
export const supportsPasskeys = (): boolean =>
  (location.protocol === 'https:' || location.hostname === 'localhost') &&
  'PublicKeyCredential' in window;

/** The user closed the browser's dialog: no error to show. */
export const isCancelled = (failure: unknown): boolean =>
  failure instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(failure.name);

export async function createPasskey(): Promise<Passkeys> {
  const publicKey = toWebAuthn(
    await members.passkeyOptions(),
  ) as PublicKeyCredentialCreationOptions;
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } =
    credential.response as AuthenticatorAttestationResponse;
  return members.addPasskey({
    ...idsOf(credential),
    response: {
      clientDataJSON: base64Url(clientDataJSON),
      attestationObject: base64Url(attestationObject),
    },
  });
}

export const signInWithPasskey = async (): Promise<Guest> =>
  members.logInWithPasskey(await usePasskey(await members.logInOptions()));

export const confirmWithPasskey = async (): Promise<Guest> =>
  members.confirmWithPasskey(await usePasskey(await members.confirmOptions()));

async function usePasskey(options: PasskeyOptions): Promise<PasskeyUsed> {
  const publicKey = toWebAuthn(options) as PublicKeyCredentialRequestOptions;
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    ...idsOf(credential),
    response: {
      clientDataJSON: base64Url(response.clientDataJSON),
      authenticatorData: base64Url(response.authenticatorData),
      signature: base64Url(response.signature),
      userHandle: response.userHandle && base64Url(response.userHandle),
    },
  };
}

const idsOf = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: base64Url(rawId),
  type: 'public-key' as const,
});

interface WithId {
  id: string;
}

/** The options with bytes where the server sends base64url text. */
function toWebAuthn({ publicKey }: PasskeyOptions): unknown {
  const options = publicKey as unknown as Record<string, unknown> & {
    challenge: string;
    user?: WithId;
    excludeCredentials?: WithId[];
    allowCredentials?: WithId[];
  };
  const bytes = <T extends WithId>(one: T) => ({ ...one, id: bytesOf(one.id) });
  return {
    ...options,
    challenge: bytesOf(options.challenge),
    ...(options.user && { user: bytes(options.user) }),
    ...(options.excludeCredentials && {
      excludeCredentials: options.excludeCredentials.map(bytes),
    }),
    ...(options.allowCredentials && { allowCredentials: options.allowCredentials.map(bytes) }),
  };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function base64Url(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}
