import { inTransaction } from '../../../server/database/in-company.ts'
import { hashOfToken, type Session } from '../../../server/session.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { forgetDevices } from '../sign-in/devices.server.ts'
import { tellOfChange } from '../tell-of-change.server.ts'
import type { ChangePassword } from './passwords.requests.ts'
import { checkPassword, hashPassword } from './passwords.server.ts'
import { requirePassword } from './require-password.server.ts'
import { endEarlierSessions, replacePassword } from './reset-password.server.ts'

/**
 * Sets a new password for somebody who is signed in and knows the present one. All other sessions end, mailed links stop working, and only this
 * browser is still known.
 * @throws HttpError 403 if the present password is wrong, 400 with the rule that the new one breaks
 */
export async function changePassword(
  deps: AccountDeps,
  { userId, id: sessionId, email }: Session,
  { password, newPassword }: ChangePassword,
  deviceToken: string | null,
): Promise<void> {
  checkPassword(newPassword, email)
  await requirePassword(deps, userId, password)
  const hash = await hashPassword(newPassword)
  const ended = await inTransaction(deps.pool, async (client) => {
    const device = hashOfToken(deviceToken ?? '')
    const sessions = await replacePassword(client, userId, hash, { sessionId, device })
    await forgetDevices(client, userId)
    await tellOfChange(deps, client, userId, 'password')
    return sessions
  })
  await endEarlierSessions(deps, ended, sessionId)
}
