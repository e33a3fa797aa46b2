import type pg from 'pg'
import { giveBack, type Limit, mailboxBucket, takeWithinLimit } from '../accounts/rate-limits.server.ts'

/** Invitations mailed to one address, whoever sends them: all companies and nodes of the installation together. */
const IN_A_ROW: Limit = { tries: 3, seconds: 600 }
const IN_A_DAY: Limit = { tries: 10, seconds: 86_400 }

/** When to try again what was answered `later`. */
export const LATER_SECONDS = IN_A_ROW.seconds

const bucketsOf = (email: string) => ({
  row: mailboxBucket('invitations', email),
  day: mailboxBucket('invitations-day', email),
})

/** Counts a mail to this address if it may be sent now; `later` once a few have just been sent, `held` after those of a day. */
export async function countInvitationMail(pool: pg.Pool, email: string): Promise<'now' | 'later' | 'held'> {
  const { row, day } = bucketsOf(email)
  if (!(await takeWithinLimit(pool, row, IN_A_ROW))) return 'later'
  if (await takeWithinLimit(pool, day, IN_A_DAY)) return 'now'
  await giveBack(pool, row)
  return 'held'
}

/** Takes back the count of a mail that could not be sent. */
export async function uncountInvitationMail(pool: pg.Pool, email: string): Promise<void> {
  const { row, day } = bucketsOf(email)
  await giveBack(pool, row)
  await giveBack(pool, day)
}
