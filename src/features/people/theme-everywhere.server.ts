import type pg from 'pg'
import type { Services } from '../../server/services.ts'
import { type AfterCommit, afterCommit } from '../../sync/server/after-commit.ts'
import type { Theme } from '../companies/choices.rules.ts'
import { companyIdsOf } from '../companies/company-directory.server.ts'
import { carryTheme, updateUserSettings } from '../companies/companies.mutations.ts'

/** The theme of an account; null until its person has chosen one. */
export async function themeOf(db: Pick<pg.Pool, 'query'>, userId: string): Promise<Theme | null> {
  const { rows } = await db.query<{ theme: Theme | null }>('select theme from users where id = $1', [userId])
  return rows[0]?.theme ?? null
}

/** A theme that is chosen in one company is the person's in all of them. */
export const themeEffect = ({ pool, node }: Services): AfterCommit =>
  afterCommit(updateUserSettings, async ({ companyId: here, userId, args, now }) => {
    const { themePreference } = args
    if (userId === null || themePreference === undefined) return
    await pool.query(
      `update users set theme = $2, theme_chosen_at = $3
       where id = $1 and (theme_chosen_at is null or theme_chosen_at <= $3)`,
      [userId, themePreference, now],
    )
    // Another one may be chosen elsewhere while this one is carried.
    for (let carried: Theme | null = null, theme = await themeOf(pool, userId); theme && theme !== carried;) {
      for (const companyId of await companyIdsOf({ node, pool }, userId))
        if (companyId !== here) await node.run(companyId, null, carryTheme, { personId: userId, theme })
      carried = theme
      theme = await themeOf(pool, userId)
    }
  })
