import pg from 'pg'
import { HttpError } from '../../../server/http-error.ts'
import type { Services } from '../../../server/services.ts'
import { teams } from '../../teams/teams.table.ts'
import { refuse } from '../identity.refusals.ts'
import { inIt } from './scim-links.server.ts'

const UNIQUE_VIOLATION = '23505'
/** As long as a claim without a team may be that of a request under way, on whichever node. */
const UNDER_WAY_MILLISECONDS = 60_000

/** What must be one group's alone within a company. `undefined` stays as it is. */
export interface Claim {
  id: string
  name?: string | undefined
  externalId?: string | null | undefined
}

/** As names are compared. */
export const nameKey = (name: string): string => name.trim().toLowerCase()

/**
 * Claims a group's name and external id before its team is made. Of two requests at once, on whichever nodes, one gets them.
 * @throws HttpError 409 if they are another group's
 */
export const claimGroup = (services: Services, companyId: string, claim: Claim): Promise<void> =>
  claiming(services, companyId, () =>
    inIt(
      services,
      companyId,
      `insert into scim_groups (company_id, id, external_id, name_key, claimed_at) values ($1, $2, $3, $4, $5)`,
      [claim.id, claim.externalId ?? null, nameKey(claim.name ?? ''), new Date()],
    ),
  )

/** Claims what a group is to be called from now on. @throws HttpError 409 if it is another group's */
export async function reclaimGroup(
  services: Services,
  companyId: string,
  { id, name, externalId }: Claim,
): Promise<void> {
  if (name === undefined && externalId === undefined) return
  await claiming(services, companyId, () =>
    inIt(
      services,
      companyId,
      `update scim_groups set claimed_at = $5,
         name_key = case when $3::text is null then name_key else $3 end,
         external_id = case when $6::boolean then $4 else external_id end
       where company_id = $1 and id = $2`,
      [
        id,
        name === undefined ? null : nameKey(name),
        externalId ?? null,
        new Date(),
        externalId !== undefined,
      ],
    ),
  )
}

/** Gives a claim back, with the group. */
export const releaseGroup = (services: Services, companyId: string, id: string): Promise<unknown> =>
  inIt(services, companyId, 'delete from scim_groups where company_id = $1 and id = $2', [id])

async function claiming(services: Services, companyId: string, write: () => Promise<unknown>): Promise<void> {
  if (await isFree(write)) return
  await releaseStale(services, companyId)
  if (!(await isFree(write))) throw new HttpError(409, refuse.reason('provisioning/group-exists'))
}

async function isFree(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return false
    throw error
  }
}

/** People rename and delete teams of a directory too, and a process may end before it has made the team of its claim. */
async function releaseStale(services: Services, companyId: string): Promise<void> {
  const store = (await services.node.company(companyId))?.replica.store
  if (!store) return
  const rows = await inIt<{ id: string; key: string | null; claimedAt: Date | null }>(
    services,
    companyId,
    'select id, name_key as key, claimed_at as "claimedAt" from scim_groups where company_id = $1',
  )
  for (const { id, key, claimedAt } of rows) {
    const team = store.get(teams, id)
    const isUnderWay = Date.now() - (claimedAt?.getTime() ?? 0) < UNDER_WAY_MILLISECONDS
    if (team ? team.deletedAt !== null : !isUnderWay) await releaseGroup(services, companyId, id)
    else if (team && key !== null && key !== nameKey(team.name) && !isUnderWay)
      await inIt(
        services,
        companyId,
        'update scim_groups set name_key = null where company_id = $1 and id = $2 and name_key = $3',
        [id, key],
      )
  }
}
