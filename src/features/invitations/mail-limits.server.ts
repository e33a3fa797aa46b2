import type pg from 'pg'
import { giveBack, type Limit, mailboxBucket, takeWithinLimit } from '../accounts/rate-limits.server.ts'

/** Invitations mailed to one address, whoever sends them: all companies and nodes of the installation together. */
const IN_A_ROW: Limit = { tries: 3, seconds: 600 }
const IN_A_DAY: Limit = { tries: 10, seconds: 86_400 }
/** What one person has mailed, in the name of all of their companies together. */
const BY_A_PERSON: Limit = { tries: 300, seconds: 86_400 }

/** When to try again what was answered `later`. */
export const LATER_SECONDS = IN_A_ROW.seconds

export interface InvitationMail {
  to: string
  /** Who asked for it; null if the server itself did. */
  senderId: string | null
}

const bucketsOf = ({ to, senderId }: InvitationMail) => ({
  row: mailboxBucket('invitations', to),
  day: mailboxBucket('invitations-day', to),
  sender: `invitations-by:${senderId}`,
})

/**
 * Counts a mail if it may be sent now; `later` once its address has just had a few, `held` once address or sender have had those of
 * a day.
 */
export async function countInvitationMail(
  pool: pg.Pool,
  mail: InvitationMail,
): Promise<'now' | 'later' | 'held'> {
  const { row, day, sender } = bucketsOf(mail)
  if (!(await takeWithinLimit(pool, row, IN_A_ROW))) return 'later'
  if (await takeWithinLimit(pool, day, IN_A_DAY)) {
    if (mail.senderId === null || (await takeWithinLimit(pool, sender, BY_A_PERSON))) return 'now'
    await giveBack(pool, day)
  }
  await giveBack(pool, row)
  return 'held'
}

/** Takes back the count of a mail that could not be sent. */
export async function uncountInvitationMail(pool: pg.Pool, mail: InvitationMail): Promise<void> {
  for (const bucket of Object.values(bucketsOf(mail))) await giveBack(pool, bucket)
}
