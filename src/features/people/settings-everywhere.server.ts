import type { Services } from '../../server/services.ts'
import { type AfterCommit, afterCommit } from '../../sync/server/after-commit.ts'
import { companyIdsOf } from '../companies/company-directory.server.ts'
import { carrySettings, type ChosenSettings, updateUserSettings } from '../companies/companies.mutations.ts'
import { userSettings } from '../companies/companies.table.ts'

type Inside = Pick<Services, 'pool' | 'node'>

/** What the person of an account has chosen, in whichever company; what they never chose is not there. */
async function settingsOf({ pool }: Inside, userId: string): Promise<ChosenSettings> {
  const { rows } = await pool.query<{ chosen: ChosenSettings }>(
    `select coalesce(jsonb_object_agg(key, value -> 'value'), '{}') as chosen
     from users, jsonb_each(settings) where users.id = $1`,
    [userId],
  )
  return rows[0]!.chosen
}

/** Gives somebody in these companies the settings of their account. */
export async function bringSettings(
  services: Inside,
  companyIds: readonly string[],
  personId: string,
): Promise<void> {
  // Others may be chosen elsewhere while these are carried.
  for (
    let carried = '{}', chosen = await settingsOf(services, personId);
    JSON.stringify(chosen) !== carried;
  ) {
    for (const companyId of companyIds)
      if (await differs(services, companyId, personId, chosen))
        await services.node.run(companyId, null, carrySettings, { personId, ...chosen })
    carried = JSON.stringify(chosen)
    chosen = await settingsOf(services, personId)
  }
}

/** Settings that somebody chooses in one company are theirs in all of them. */
export const settingsEffect = ({ pool, node }: Services): AfterCommit =>
  afterCommit(updateUserSettings, async ({ companyId: here, userId, args, now }) => {
    if (userId === null) return
    const given = Object.entries(args).filter(([, value]) => value !== undefined)
    const chosen = Object.fromEntries(given.map(([name, value]) => [name, { value, at: now }]))
    await pool.query(
      `update users set settings = settings || (
         select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each($2::jsonb)
         where coalesce(settings -> key ->> 'at', '') <= value ->> 'at'
       ) where id = $1`,
      [userId, JSON.stringify(chosen)],
    )
    const companyIds = await companyIdsOf({ node, pool }, userId)
    const others = companyIds.filter((companyId) => companyId !== here)
    await bringSettings({ node, pool }, others, userId)
  })

async function differs(
  { node }: Inside,
  companyId: string,
  personId: string,
  chosen: ChosenSettings,
): Promise<boolean> {
  const there = (await node.company(companyId))?.replica.store.get(userSettings, personId)
  const names = Object.keys(chosen) as (keyof ChosenSettings)[]
  return there !== undefined && names.some((name) => there[name] !== chosen[name])
}
