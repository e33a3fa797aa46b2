import type pg from 'pg'
import { giveBack, type Limit, mailboxBucket, takeWithinLimit } from '../../accounts/rate-limits.server.ts'

/** Minutes mailed to one address, of all its companies together. */
const TO_AN_ADDRESS: Limit = { tries: 20, seconds: 86_400 }
/** What one person has had mailed, in all of their companies together. */
const BY_A_PERSON: Limit = { tries: 300, seconds: 86_400 }

/** When to try again what was beyond a limit. */
export const LATER_SECONDS = 3_600

interface MinutesMail {
  to: string
  senderId: string | null
}

const bucketsOf = ({ to, senderId }: MinutesMail) => ({
  address: mailboxBucket('minutes', to),
  sender: `minutes-by:${senderId}`,
})

/** Counts a mail if it may be sent now. */
export async function countMinutesMail(pool: pg.Pool, mail: MinutesMail): Promise<boolean> {
  const { address, sender } = bucketsOf(mail)
  if (!(await takeWithinLimit(pool, address, TO_AN_ADDRESS))) return false
  if (mail.senderId === null || (await takeWithinLimit(pool, sender, BY_A_PERSON))) return true
  await giveBack(pool, address)
  return false
}

/** Takes back the count of a mail that could not be sent. */
export async function uncountMinutesMail(pool: pg.Pool, mail: MinutesMail): Promise<void> {
  for (const bucket of Object.values(bucketsOf(mail))) await giveBack(pool, bucket)
}
