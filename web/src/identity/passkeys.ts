/** Passkeys as browsers know them, and why there are none here. */
import type { Carried, Passkey } from '../wire'
import { request } from '../lib/api'

type Options = Record<string, unknown>

/** Why this browser at this address cannot have any: the name of the sentence that says so; null where it can. */
export function hindrance(): string | null {
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'passkeys-not-address'
  if (!isSecureContext) return 'passkeys-not-safe'
  if (!('PublicKeyCredential' in window) || !('parseCreationOptionsFromJSON' in PublicKeyCredential)) {
    return 'passkeys-not-browser'
  }
  return null
}

/** Whoever closes the window of their browser has changed their mind; the others are told that it did not work. */
export const changedMind = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** Whether this device has a passkey already. */
export const there = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError'

function answer(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  return credential.toJSON()
}

export const passkeys = {
  list: () => request<Passkey[]>('GET', '/me/passkeys'),

  async add(name: string): Promise<Passkey[]> {
    const options = await request<Options>('POST', '/me/passkeys/options')
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    )
    const credential = answer(await navigator.credentials.create({ publicKey }))
    return request<Passkey[]>('POST', '/me/passkeys', { name, credential })
  },

  remove: (id: string) => request<Passkey[]>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),

  /** Be in this browser whose passkey is shown. */
  async use(join: boolean): Promise<Carried> {
    const options = await request<Options>('POST', '/passkeys/options')
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as unknown as PublicKeyCredentialRequestOptionsJSON,
    )
    const credential = answer(await navigator.credentials.get({ publicKey }))
    return request<Carried>('POST', '/passkeys', { credential, join })
  },
}
