import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../../server/jobs.ts'
import { hashOfToken } from '../../../server/session.ts'
import {
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  RECOVERY_LETTERS,
  shownRecoveryCode,
} from './second-factor.rules.ts'

const newCode = (): string =>
  Array.from(randomBytes(RECOVERY_LENGTH), (byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length]).join(
    '',
  )

/** Replaces all recovery codes of an account. They can be shown only now: the database has their hashes. */
export async function replaceRecoveryCodes(db: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await db.query('delete from recovery_codes where user_id = $1', [userId])
  await db.query('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])', [
    userId,
    codes.map(hashOfToken),
  ])
  return codes.map(shownRecoveryCode)
}

/** Uses up a recovery code. The update is conditional, so it counts once, on whichever node. */
export async function useRecoveryCode(db: Queryable, userId: string, code: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'update recovery_codes set used_at = now() where user_id = $1 and code_hash = $2 and used_at is null',
    [userId, hashOfToken(code)],
  )
  return rowCount === 1
}
