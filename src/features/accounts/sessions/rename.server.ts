import { inTransaction } from '../../../server/database/in-company.ts'
import { addJob } from '../../../server/jobs.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { carryPresent } from '../carry-present.server.ts'

export const CARRY_NAME_TASK = 'carry-name'

/** Gives an account another name, and queues that its companies hear of it. */
export async function renameAccount(
  { pool, sessions }: AccountDeps,
  userId: string,
  fullName: string,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('update users set full_name = $2, updated_at = now() where id = $1', [
      userId,
      fullName,
    ])
    await addJob(client, CARRY_NAME_TASK, { userId })
  })
  sessions.forget(userId)
}

/** Carries the present name into the companies. */
export const carryName = (deps: AccountDeps, { userId }: { userId: string }): Promise<void> =>
  carryPresent(
    async () => {
      const { rows } = await deps.pool.query<{ fullName: string }>(
        'select full_name as "fullName" from users where id = $1',
        [userId],
      )
      return rows[0]?.fullName
    },
    (fullName) => deps.renamePerson(userId, fullName),
  )
