import {
  SESSION_DAYS,
  setDeviceCookie,
  setPendingCookie,
  setSessionCookie,
} from '../../../server/session-cookie.ts'
import { hashOfToken, newToken } from '../../../server/session.ts'
import { HttpError } from '../../../server/http-error.ts'
import { newId } from '../../../sync/id.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { makeToken } from '../account-tokens.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { requireOpenAccount } from '../closing/closing.server.ts'
import { noteLanguage } from '../language/languages.server.ts'
import { hasSecondFactor } from '../second-factor/check-code.server.ts'
import { needsSecondStep, type Proof } from '../second-factor/second-factor.rules.ts'
import { type Device, knownDevice, noteDevice, rememberDevice } from './devices.server.ts'
import { tellOfNewDevice } from './new-device-mail.server.ts'
import type { SignInAnswer } from './sign-in.requests.ts'
import { noteProofs, writtenProof } from './session-proofs.server.ts'
import type { Visit } from './visit.server.ts'

type Admitting = Pick<AccountDeps, 'pool' | 'sessions' | 'mailer' | 'publicUrl' | 'mayEnter'>

/**
 * Lets somebody in who has shown who they are, or has them wait for a second step. Every way of signing in comes through here, so that none
 * can forget the second factor.
 * @param stillHolds whether what they have shown still counts, once their session is there and whoever ends sessions sees it
 * @throws HttpError 401 if it does not
 */
export async function admit(
  deps: Admitting,
  visit: Visit,
  userId: string,
  proof: Proof,
  stillHolds?: StillHolds,
): Promise<SignInAnswer> {
  const { pool, sessions, mayEnter } = deps
  await requireOpenAccount(pool, userId)
  if (proof !== 'provider') await mayEnter?.(userId)
  const device = await knownDevice(pool, userId, visit.deviceToken)
  const isOn = await hasSecondFactor(pool, userId)
  if (needsSecondStep({ proof, isOn, isRemembered: device?.isRemembered ?? false })) {
    setPendingCookie(
      visit.reply,
      sessions.secureCookies,
      await makeToken(pool, userId, 'second-step', visit.proves && writtenProof(visit.proves)),
    )
    return { secondStep: true }
  }
  const hasFactor = proof === 'passkey' || (isOn && proof !== 'demo')
  await enter(deps, visit, { userId, proof, device, remember: false, hasFactor, stillHolds })
  return { secondStep: false }
}

/** Lets somebody in whose second step was right. */
export async function admitAfterCode(
  deps: AccountDeps,
  visit: Visit,
  { userId, device, remember }: { userId: string; device: Device | null; remember: boolean },
): Promise<void> {
  await enter(deps, visit, { userId, proof: 'password', device, remember, hasFactor: true })
}

type StillHolds = () => Promise<boolean>

interface Entry {
  userId: string
  proof: Proof
  device: Device | null
  remember: boolean
  hasFactor: boolean
  stillHolds?: StillHolds | undefined
}

/** Gives the browser a new session and ends the one it had, so that no session outlives a sign-in. */
async function enter(
  deps: Admitting,
  visit: Visit,
  { userId, proof, device, remember, hasFactor, stillHolds }: Entry,
): Promise<void> {
  const { pool, sessions } = deps
  const { request, reply } = visit
  const old = request.session
  const { sessionId, sessionToken } = await openSession(deps, { userId, hasFactor }, visit)
  if (stillHolds && !(await stillHolds())) {
    await sessions.revoke({ userId, sessionId })
    throw new HttpError(401, refuse.reason('account/wrong-password'))
  }
  if (old !== null) await sessions.revoke({ userId: old.userId, sessionId: old.id })
  setSessionCookie(reply, sessions.secureCookies, sessionToken)
  // A visitor of the demo is nobody in particular.
  if (proof === 'demo') return
  await noteLanguage(pool, userId, visit.language)
  const fresh = device === null ? await noteDevice(pool, userId) : null
  if (fresh) await tellOfNewDevice(deps, userId, visit.userAgent)
  if (fresh) setDeviceCookie(reply, sessions.secureCookies, fresh.token)
  if (remember) await rememberDevice(pool, userId, (fresh ?? device)!.hash)
}

async function openSession(
  { pool }: Admitting,
  { userId, hasFactor }: Pick<Entry, 'userId' | 'hasFactor'>,
  { address, userAgent, proves, request }: Visit,
): Promise<{ sessionId: string; sessionToken: string }> {
  const sessionToken = newToken()
  const sessionId = newId()
  await pool.query(
    `insert into sessions (id, user_id, token_hash, expires_at, ip_address, user_agent, second_factor_at)
     values ($1, $2, $3, now() + make_interval(days => $4), $5, $6, case when $7::boolean then now() end)`,
    [sessionId, userId, hashOfToken(sessionToken), SESSION_DAYS, address, userAgent, hasFactor],
  )
  if (proves !== null) {
    const before = request.session?.userId === userId ? request.session.id : null
    await noteProofs(pool, sessionId, { proves, before })
  }
  return { sessionId, sessionToken }
}
