import type { Queryable } from './jobs.ts'
import type { Revocation } from './session-revocations.ts'

/** All of a person's sessions, or some of them. */
export type SessionFilter =
  | { userId: string }
  | { userId: string; sessionId: string }
  | { userId: string; exceptSessionId: string }
  | { userId: string; begunBefore: Date }

/** Ends sessions for good, within whatever transaction `db` is in. Who else has to hear of it, `Sessions.announce` tells. */
export async function deleteSessions(db: Queryable, filter: SessionFilter): Promise<Revocation> {
  const only = 'sessionId' in filter ? filter.sessionId : null
  const except = 'exceptSessionId' in filter ? filter.exceptSessionId : null
  const before = 'begunBefore' in filter ? filter.begunBefore : null
  const { rows } = await db.query<{ id: string }>(
    `delete from sessions where user_id = $1 and ($2::uuid is null or id = $2) and ($3::uuid is null or id <> $3)
       and ($4::timestamptz is null or created_at < $4)
     returning id`,
    [filter.userId, only, except, before],
  )
  return { userId: filter.userId, sessionIds: rows.map(({ id }) => id) }
}
