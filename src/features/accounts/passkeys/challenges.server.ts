import { HttpError } from '../../../server/http-error.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { makeToken, useTokenWithDetail } from '../account-tokens.server.ts'
import { refuse } from './passkeys.refusals.ts'

/** Loaded with the first passkey: it takes 350 ms, and most servers start without one. */
export const library = () => import('@simplewebauthn/server')

type Ceremony = 'register' | 'sign-in'

/** The one answer to whatever is wrong with a passkey, so that nobody learns which part was right. */
export const refused = (): never => {
  throw new HttpError(403, refuse.reason('passkey/refused'))
}

/** The pages that passkeys belong to: those of the address that mails name too, whatever a request says. */
export function placeOf({ publicUrl }: AccountDeps): { origin: string; host: string } {
  const { origin, hostname } = new URL(publicUrl())
  return { origin, host: hostname }
}

/** 256 random bits that a device signs. Only their hash is stored. */
export const newChallenge = async (
  { pool }: AccountDeps,
  userId: string | null,
  ceremony: Ceremony,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(Buffer.from(await makeToken(pool, userId, 'passkey', ceremony), 'base64url'))

/**
 * Uses up the challenge that a response answers, whatever comes of it: of two nodes that are given the same response one finds it.
 * @throws HttpError 403 if there is none
 */
export async function useChallenge(
  { pool }: AccountDeps,
  clientDataJSON: string,
  ceremony: Ceremony,
): Promise<{ expected: string; userId: string | null }> {
  const text = Buffer.from(clientDataJSON, 'base64url').toString()
  const expected = /"challenge":"([\w-]{43})"/.exec(text)?.[1] ?? refused()
  const used = await useTokenWithDetail(pool, expected, 'passkey')
  return used?.detail === ceremony ? { expected, userId: used.userId } : refused()
}
