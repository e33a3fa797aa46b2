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

/**
 * Keeps what the plan says now in `read`, and forgets versions beyond the latest that are kept. One that comes by itself and says
 * the same as the latest is not kept.
 */
export async function keepVersion(
  { node }: Pick<Services, 'node'>,
  read: Reader,
  { companyId, planId }: PlanPlace,
  { kind, label, createdBy }: NewVersion,
): Promise<void> {
  const content = JSON.stringify(
    contentOf(read.where(planTexts, { planId }), read.where(planItems, { planId })),
  )
  await node.options.inCompany(companyId, null, async (client) => {
    await client.query(
      `insert into plan_snapshots (company_id, id, plan_id, kind, label, content, created_by, created_at)
       select $1, $2, $3, $4, $5, $6::jsonb, $7, clock_timestamp()
       where $4 = 'saved' or $6::jsonb is distinct from (
         select content from plan_snapshots where company_id = $1 and plan_id = $3 order by created_at desc, id desc limit 1)`,
      [companyId, newId(), planId, kind, label, content, createdBy],
    )
    await client.query(
      `delete from plan_snapshots where company_id = $1 and id in (
         select id from plan_snapshots where company_id = $1 and plan_id = $2 order by created_at desc, id desc offset $3)`,
      [companyId, planId, MOST_VERSIONS],
    )
  })
}

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
