import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { newId } from '../../../sync/id.ts'
import type { Reader } from '../../../sync/store.ts'
import { planItems, planTexts } from '../strategy.table.ts'
import { contentOf } from './plan-content.rules.ts'
import {
  type ListedVersion,
  MOST_VERSIONS,
  type VersionAnswer,
  type VersionKind,
} from './versions.requests.ts'

type PlanPlace = { companyId: string; planId: string }

/** A version that is to be kept: why, under which name, by whom. */
interface NewVersion {
  kind: VersionKind
  label: string | null
  createdBy: string
}

/** What the plan says in `read`, as a row of its versions. */
export const versionRow = (
  read: Reader,
  planId: string,
  { kind, label, createdBy }: NewVersion,
  createdAt: string,
) => ({
  id: newId(),
  plan_id: planId,
  kind,
  label,
  content: contentOf(read.where(planTexts, { planId }), read.where(planItems, { planId })),
  created_by: createdBy,
  created_at: createdAt,
})

/** Keeps what the plan says now in `read`, for somebody who asks for it. */
export async function keepVersion(
  { node }: Pick<Services, 'node'>,
  read: Reader,
  place: PlanPlace,
  version: NewVersion,
): Promise<void> {
  const { id, plan_id, kind, label, content, created_by, created_at } = versionRow(
    read,
    place.planId,
    version,
    new Date().toISOString(),
  )
  await node.options.inCompany(place.companyId, null, (client) =>
    client.query(
      `insert into plan_snapshots (company_id, id, plan_id, kind, label, content, created_by, created_at)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`,
      [place.companyId, id, plan_id, kind, label, JSON.stringify(content), created_by, created_at],
    ),
  )
  await tidyVersions({ node }, place)
}

/**
 * Forgets versions beyond the latest that are kept, and those of sharing and restoring that say the same as the one before. A quarterly
 * meeting that changes nothing is still looked for.
 */
export const tidyVersions = (
  { node }: Pick<Services, 'node'>,
  { companyId, planId }: PlanPlace,
): Promise<void> =>
  node.options.inCompany(companyId, null, async (client) => {
    await client.query(
      `delete from plan_snapshots where company_id = $1 and id in (
         select id from (
           select id, kind, content = lag(content) over (order by created_at, id) as "isSame"
           from plan_snapshots where company_id = $1 and plan_id = $2) told
         where kind not in ('saved', 'meeting') and "isSame")`,
      [companyId, planId],
    )
    await client.query(
      `delete from plan_snapshots where company_id = $1 and id in (
         select id from plan_snapshots where company_id = $1 and plan_id = $2 order by created_at desc, id desc offset $3)`,
      [companyId, planId, MOST_VERSIONS],
    )
  })

export const listVersions = (
  { node }: Pick<Services, 'node'>,
  { companyId, planId }: PlanPlace,
): Promise<ListedVersion[]> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<ListedVersion>(
      `select id, kind, label, created_by as "createdBy", created_at as "createdAt"
       from plan_snapshots where company_id = $1 and plan_id = $2 order by created_at desc, id desc`,
      [companyId, planId],
    )
    return rows
  })

export const oneVersion = (
  { node }: Pick<Services, 'node'>,
  { companyId, planId, versionId }: PlanPlace & { versionId: string },
): Promise<VersionAnswer> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<VersionAnswer>(
      'select content from plan_snapshots where company_id = $1 and plan_id = $2 and id = $3',
      [companyId, planId, versionId],
    )
    return rows[0] ?? notFound()
  })
