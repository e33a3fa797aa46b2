import { generateSync } from 'otplib/functional'
import { browser, type Harness, member, PASSWORD } from '../accounts-harness.ts'

const STEP_MS = 30_000

/** What an authenticator app shows: now, or a step of 30 s earlier or later. */
export const appCode = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor((Date.now() + steps * STEP_MS) / 1_000) })

/** As if the codes taken so far had been of another day. */
export const aDayPasses = async ({ database }: Harness): Promise<void> => {
  await database.app.query('update second_factors set last_step = 0')
}

/** Signs up and turns one-time codes on. */
export async function guarded(harness: Harness, email: string) {
  const own = await member(harness, email)
  const begun = await own.post('/api/second-factor/begin', { password: PASSWORD })
  const { secret } = begun.json() as { secret: string }
  const confirmed = await own.post('/api/second-factor/confirm', { code: appCode(secret) })
  const { recoveryCodes } = confirmed.json() as { recoveryCodes: [string, ...string[]] }
  await aDayPasses(harness)
  return { own, secret, recoveryCodes, email }
}

/** A new browser in which the password was right. */
export async function afterPassword(harness: Harness, email: string) {
  const own = browser(harness)
  const answer = await own.post('/api/sign-in', { email, password: PASSWORD })
  return Object.assign(own, { answer })
}

export const secondStep = (code: string, remember = false) =>
  ['/api/sign-in/second-step', { code, remember }] as const
