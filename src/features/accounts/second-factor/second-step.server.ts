import { inTransaction } from '../../../server/database/in-company.ts'
import { HttpError } from '../../../server/http-error.ts'
import { clearPendingCookie } from '../../../server/session-cookie.ts'
import { hashOfToken } from '../../../server/session.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { dropToken, ownerOfToken, useTokenWithDetail } from '../account-tokens.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { ACCOUNT_LIMITS, withinLimit } from '../rate-limits.server.ts'
import { admitAfterCode } from '../sign-in/admission.server.ts'
import { readProof } from '../sign-in/session-proofs.server.ts'
import { knownDevice } from '../sign-in/devices.server.ts'
import type { Visit } from '../sign-in/visit.server.ts'
import { tellOfChange } from '../tell-of-change.server.ts'
import { countGuess, guessesOf, hasSecondFactor, rightGuess, takeCode } from './check-code.server.ts'
import type { SecondStepInput } from './second-factor.requests.ts'

/**
 * The second step of a sign-in, which waits in a cookie: a right code uses it up and opens the session.
 * @throws HttpError 401 if no sign-in waits, 403 if the code is wrong, 429 after too many codes for the account
 */
export async function takeSecondStep(
  deps: AccountDeps,
  visit: Visit,
  { code, remember }: SecondStepInput,
): Promise<void> {
  const { pool } = deps
  const token = visit.pendingToken ?? ''
  const userId = (await ownerOfToken(pool, token, 'second-step')) ?? signInAgain(deps, visit)
  if (
    !(await withinLimit(pool, `second-step:${hashOfToken(token)}`, deps.limits?.step ?? ACCOUNT_LIMITS.step))
  ) {
    await dropToken(pool, token)
    signInAgain(deps, visit)
  }
  const device = await knownDevice(pool, userId, visit.deviceToken)
  const bucket = guessesOf(userId, device?.hash ?? null)
  await countGuess(deps, bucket)
  const proves = await inTransaction(pool, async (client) => {
    // Of two that use the same sign-in at once, the second waits here and then finds it used.
    const waiting = (await useTokenWithDetail(client, token, 'second-step')) ?? signInAgain(deps, visit)
    if (!(await hasSecondFactor(client, userId))) signInAgain(deps, visit)
    const kind = await takeCode(deps, client, userId, code)
    if (kind === 'recovery') await tellOfChange(deps, client, userId, 'recovery-code-used')
    return readProof(waiting.detail)
  })
  await rightGuess(deps, bucket)
  clearPendingCookie(visit.reply, deps.sessions.secureCookies)
  await admitAfterCode(deps, { ...visit, proves }, { userId, device, remember })
}

function signInAgain({ sessions }: AccountDeps, { reply }: Visit): never {
  clearPendingCookie(reply, sessions.secureCookies)
  throw new HttpError(401, refuse.reason('account/sign-in-again'))
}
