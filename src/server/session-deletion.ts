import type pg from 'pg'

/** All of a person's sessions, or some of them. */
export type SessionFilter =
  | { userId: string }
  | { userId: string; sessionId: string }
  | { userId: string; exceptSessionId: string }
  | { userId: string; begunBefore: Date }

/** The ids of those that were deleted. */
export async function deleteSessions(pool: pg.Pool, filter: SessionFilter): Promise<string[]> {
  const only = 'sessionId' in filter ? filter.sessionId : null
  const except = 'exceptSessionId' in filter ? filter.exceptSessionId : null
  const before = 'begunBefore' in filter ? filter.begunBefore : null
  const { rows } = await pool.query<{ id: string }>(
    `delete from sessions where user_id = $1 and ($2::uuid is null or id = $2) and ($3::uuid is null or id <> $3)
       and ($4::timestamptz is null or created_at < $4)
     returning id`,
    [filter.userId, only, except, before],
  )
  return rows.map(({ id }) => id)
}
