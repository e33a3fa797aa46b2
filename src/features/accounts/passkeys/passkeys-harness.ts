import { expect } from 'vitest'
import { browser, type Harness, PASSWORD } from '../accounts-harness.ts'
import { type Lies, softwareAuthenticator } from './software-authenticator.ts'

type Browser = ReturnType<typeof browser>

/** The status of an answer and the code of its refusal. */
export const codeOf = (answer: { statusCode: number; json(): { error?: { code: string } } }) => [
  answer.statusCode,
  answer.json().error?.code,
]
export const statusesOf = (answers: { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)
export const REFUSED = [403, 'passkey/refused']

/** What people do with passkeys at a running server. */
export function passkeysAt(harness: () => Harness) {
  /** Adds a passkey in a browser that is signed in. */
  async function added(own: Browser, name = 'Laptop', lies: Lies = {}) {
    const device = softwareAuthenticator()
    const begun = await own.post('/api/passkeys/begin', { name, password: PASSWORD })
    expect(begun.json().error).toBeUndefined()
    const credential = device.make(begun.json(), lies)
    const answer = await own.post('/api/passkeys', { name, credential })
    return Object.assign(device, { answer, credential })
  }

  const challengeOf = async (own: Browser) =>
    (await own.post('/api/sign-in/passkey/begin', {})).json() as { challenge: string }

  /** Signs in with a passkey in a new browser. */
  async function enter(device: ReturnType<typeof softwareAuthenticator>, lies: Lies = {}, at = harness()) {
    const own = browser(at)
    const credential = device.sign(await challengeOf(own), lies)
    const answer = await own.post('/api/sign-in/passkey', { credential })
    return Object.assign(own, { answer, credential })
  }

  const passkeysOf = async (own: Browser) =>
    ((await own.get('/api/passkeys')).json() as { passkeys: Record<string, unknown>[] }).passkeys

  return { added, challengeOf, enter, passkeysOf }
}
