import type pg from 'pg'
import { inCompany } from '../../../server/database/in-company.ts'
import { companyIds } from '../../../server/every-company.ts'
import type { Services } from '../../../server/services.ts'
import { newId } from '../../../sync/id.ts'
import type { CompanyOutlook } from '../../accounts/closing/closing.requests.ts'
import { companyIdsOf } from '../../companies/company-directory.server.ts'
import { companies } from '../../companies/companies.table.ts'
import { isActiveMember, losesLastDirector } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { openWorkOf } from '../leaving.reads.ts'
import { becomeFormer, EMPTIED_AT_ONCE, emptyOwnRows } from './former.mutations.ts'
import { DELETED_TASK, FORMER_ADDRESS } from './former.text.ts'

type Serving = Pick<Services, 'node' | 'pool'>

/** What becomes of each company of a person when they delete their account, by name. */
export async function outlookOf(services: Serving, userId: string): Promise<CompanyOutlook[]> {
  const outlooks: CompanyOutlook[] = []
  for (const companyId of await companyIdsOf(services, userId)) {
    const served = await services.node.company(companyId)
    const store = served?.replica.store
    const person = store?.get(people, userId)
    if (!store || person?.status !== 'active') continue
    const others = store.where(people, { status: 'active' }).filter(({ id }) => id !== userId)
    const staying = await stayingAmong(services.pool, others)
    const isAlone = !staying.some(isActiveMember)
    const work = openWorkOf(store, userId)
    outlooks.push({
      id: companyId,
      name: store.get(companies, companyId)?.name ?? '',
      isAlone,
      obstacle: await obstacleOf(services, companyId, {
        isAlone,
        isLastDirector: losesLastDirector(staying, person, null),
      }),
      goals: work.goals.length + work.milestones.length,
      metrics: work.metrics.length,
      tasks: work.tasks.length,
      issues: work.issues.length,
    })
  }
  return outlooks.toSorted((left, right) => left.name.localeCompare(right.name))
}

/** Directors who are about to leave too don't count, nor those who have just left and are still among this node's rows. */
async function stayingAmong<Someone extends { id: string; level: string }>(
  pool: pg.Pool,
  persons: readonly Someone[],
): Promise<Someone[]> {
  const ids = persons.filter(({ level }) => level === 'director').map(({ id }) => id)
  const { rows } = await pool.query<{ id: string }>(
    'select id from users where id = any ($1) and closing_since is null',
    [ids],
  )
  const directors = new Set(rows.map(({ id }) => id))
  return persons.filter(({ id, level }) => level !== 'director' || directors.has(id))
}

async function obstacleOf(
  { pool }: Serving,
  companyId: string,
  { isAlone, isLastDirector }: { isAlone: boolean; isLastDirector: boolean },
): Promise<CompanyOutlook['obstacle']> {
  if (!isAlone) return isLastDirector ? 'last director' : null
  return (await isPaidFor(pool, companyId)) ? 'subscription' : null
}

/** Nobody would be left to end a subscription that goes on. */
const isPaidFor = (pool: pg.Pool, companyId: string): Promise<boolean> =>
  inCompany(pool, companyId, null, async (client) => {
    const { rowCount } = await client.query(
      'select from company_subscriptions where company_id = $1 and subscribed and not cancel_at_period_end',
      [companyId],
    )
    return rowCount === 1
  })

/** Every company in which something still names the address of this person, also those that they left long ago. */
export async function companiesToLeave({ pool }: Pick<Serving, 'pool'>, userId: string): Promise<string[]> {
  const found: string[] = []
  for (const id of await companyIds(pool)) if (await isKnownIn(pool, id, userId)) found.push(id)
  return found
}

const isKnownIn = (pool: pg.Pool, companyId: string, userId: string): Promise<boolean> =>
  inCompany(pool, companyId, null, async (client) => {
    const { rowCount } = await client.query(
      'select from people where company_id = $1 and id = $2 and email <> $3',
      [companyId, userId, FORMER_ADDRESS],
    )
    return rowCount === 1
  })

/** Takes a person out of one company for good. What a crash interrupts is finished by doing it again. */
export async function leaveForGood(
  { node, pool }: Serving,
  userId: string,
  companyId: string,
): Promise<void> {
  let own = await ownRows(pool, companyId, userId)
  while (own.taskIds.length + own.noteIds.length > 0) {
    await node.run(companyId, null, emptyOwnRows, { personId: userId, ...own })
    own = await ownRows(pool, companyId, userId)
  }
  const auditId = newId()
  await endSecrets(pool, { companyId, userId, auditId })
  await node.run(companyId, null, becomeFormer, { auditId, personId: userId })
}

/** What the person kept for themselves alone, and is not empty yet. */
const ownRows = (
  pool: pg.Pool,
  companyId: string,
  userId: string,
): Promise<{ taskIds: string[]; noteIds: string[] }> =>
  inCompany(pool, companyId, null, async (client) => {
    const own = await client.query<{ id: string }>(
      `select id from tasks where company_id = $1 and created_by = $2 and team_id is null
         and (title <> $3 or description is not null or archived_at is null) limit $4`,
      [companyId, userId, DELETED_TASK, EMPTIED_AT_ONCE],
    )
    const notes = await client.query<{ id: string }>(
      "select id from meeting_notes where company_id = $1 and person_id = $2 and text <> '' limit $3",
      [companyId, userId, EMPTIED_AT_ONCE],
    )
    return { taskIds: own.rows.map(({ id }) => id), noteIds: notes.rows.map(({ id }) => id) }
  })

/** Ends what programs were given in this person's name, deletes what was theirs alone beside the synced rows, and keeps the mail about their removal from being sent: they have asked for it. */
const endSecrets = (
  pool: pg.Pool,
  { companyId, userId, auditId }: { companyId: string; userId: string; auditId: string },
): Promise<void> =>
  inCompany(pool, companyId, null, async (client) => {
    await client.query(
      'update api_tokens set revoked_at = $3 where company_id = $1 and person_id = $2 and revoked_at is null',
      [companyId, userId, new Date()],
    )
    await client.query('delete from calendar_feeds where company_id = $1 and person_id = $2', [
      companyId,
      userId,
    ])
    // What they asked the thought partner, in the order in which these rows refer to one another. Totals of the company name nobody.
    for (const table of ['ai_messages', 'ai_threads', 'ai_usage', 'ai_consents'])
      await client.query(`delete from ${table} where company_id = $1 and person_id = $2`, [companyId, userId])
    await client.query('insert into rights_mails (company_id, id) values ($1, $2)', [companyId, auditId])
  })
