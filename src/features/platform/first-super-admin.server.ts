import type pg from 'pg'
import { CommandError } from '../../server/command-error.ts'
import { normalEmail } from '../accounts/email.rules.ts'
import { Refusal } from '../../sync/refusal.ts'
import { assignRole } from './roles.server.ts'

/**
 * Makes an account a super admin on the word of whoever has the command line of the server. Returns what to tell them.
 * @throws {CommandError} if there is no such account, or none that may be one
 */
export async function makeSuperAdmin(pool: pg.Pool, given: string): Promise<string> {
  const email = normalEmail(given)
  const { rows } = await pool.query<{ id: string; verified: boolean }>(
    'select id, email_verified as verified from users where email = $1',
    [email],
  )
  const [user] = rows
  if (!user) throw new CommandError(`There is no account with the address ${email}. Sign up first.`)
  if (!user.verified)
    throw new CommandError(
      `The address ${email} has not been confirmed yet. Open the link in the mail first.`,
    )
  try {
    await assignRole(pool, { actorId: null, userId: user.id, role: 'super_admin' })
  } catch (error) {
    if (error instanceof Refusal && error.reason.code === 'role/given-already')
      return `${email} is a super admin already.`
    if (error instanceof Refusal && error.reason.code === 'role/of-demo')
      throw new CommandError(
        `${email} belongs to the demo company, and every visitor can become that person. Sign up with an address of your own first.`,
      )
    throw error
  }
  return `${email} is a super admin now. The page has to be loaded again to show it.`
}
