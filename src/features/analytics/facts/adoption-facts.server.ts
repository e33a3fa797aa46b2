import { sql } from 'kysely'
import {
  dayIn,
  dayOf,
  type Facts,
  number,
  type OfCompany,
  ofKind,
  ONCE,
  type SaidOfProcess,
  word,
} from './fact.server.ts'
import { db } from './tables.server.ts'

/** How things stand today: since when each plan has not been changed, which seats nobody holds, and how far processes are followed. */
export const adoptionFacts: Facts = (asked) => seats(asked).unionAll(plans(asked)).unionAll(processes(asked))

const plans = ({ companyId, days: { to }, today, zone }: OfCompany) =>
  db
    .selectFrom('strategicPlans as plan')
    .innerJoin('teams as team', (join) =>
      join.onRef('team.companyId', '=', 'plan.companyId').onRef('team.id', '=', 'plan.teamId'),
    )
    .where('plan.companyId', '=', companyId)
    .where('team.companyId', '=', companyId)
    .where('plan.archivedAt', 'is', null)
    .select(({ ref }) => {
      const part = (table: 'plan_texts' | 'plan_items') =>
        sql<string | null>`(select max(part.updated_at) from ${sql.table(table)} part
          where part.company_id = ${companyId} and part.plan_id = ${ref('plan.id')})`
      const changed = dayIn(
        sql`greatest(${ref('plan.createdAt')}, ${part('plan_texts')}, ${part('plan_items')})`,
        zone,
      )
      return [
        'plan.companyId as company',
        'plan.teamId as team',
        'plan.id as id',
        ofKind('plan').as('kind'),
        'team.name as title',
        word('').as('part'),
        dayOf(to).as('at'),
        dayOf(to).as('day'),
        changed.as('known'),
        word('plan').as('state'),
        number(sql`${dayOf(today)} - ${changed}`).as('amount'),
      ]
    })

/** What `process-parts.server.ts` says of them. */
const processes = ({ companyId, days: { to }, processes: said = [], zone }: OfCompany) =>
  db
    .selectFrom('processes as process')
    .innerJoin(
      () =>
        sql<SaidOfProcess>`jsonb_to_recordset(${JSON.stringify(said)}::jsonb)`.as<'said'>(
          sql`said(id uuid, state text, amount float8)`,
        ),
      (join) => join.onRef('said.id', '=', 'process.id'),
    )
    .where('process.companyId', '=', companyId)
    .select(({ ref }) => [
      'process.companyId as company',
      'process.teamId as team',
      'process.id as id',
      ofKind('process').as('kind'),
      'process.name as title',
      word('').as('part'),
      dayOf(to).as('at'),
      dayOf(to).as('day'),
      dayIn(ref('process.updatedAt'), zone).as('known'),
      'said.state as state',
      'said.amount as amount',
    ])

const seats = ({ companyId, days: { to }, zone }: OfCompany) =>
  db
    .selectFrom('seats as seat')
    .where('seat.companyId', '=', companyId)
    .where('seat.isDraft', '=', false)
    .where('seat.archivedAt', 'is', null)
    .select(({ ref }) => [
      'seat.companyId as company',
      'seat.teamId as team',
      'seat.id as id',
      ofKind('seat').as('kind'),
      'seat.name as title',
      word('').as('part'),
      dayOf(to).as('at'),
      dayOf(to).as('day'),
      dayIn(ref('seat.createdAt'), zone).as('known'),
      sql<string>`case when exists (
        select from people holder where holder.company_id = ${companyId} and holder.status = 'active'
          and holder.level <> 'inactive' and ${ref('seat.holderIds')} ? holder.id::text
      ) then 'seat-held' else 'seat-open' end`.as('state'),
      ONCE,
    ])
