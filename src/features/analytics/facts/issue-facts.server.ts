import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Day } from '../../time/calendar.rules.ts'
import { dayOf, type Facts, number, ofKind, ONCE, dayIn, weekOfDay, word } from './fact.server.ts'
import { db } from './tables.server.ts'

/** Issues when they were opened, solved and dropped, and at the end of each week in which they were open. */
export const issueFacts: Facts = ({ days, today, zone }) => {
  const last = dayOf([days.to, today].toSorted()[0]!)
  return opened(zone)
    .unionAll(solved(zone))
    .unionAll(dropped(zone))
    .unionAll(open(dayOf(days.from), last, zone))
}

const opened = (zone: string) =>
  issues()
    .select(({ ref }) => dated(dayIn(ref('issue.createdAt'), zone)))
    .select([word('opened').as('state'), ONCE])

/** With the days that it took. */
const solved = (zone: string) =>
  issues()
    .where('issue.resolvedAt', 'is not', null)
    .select(({ ref }) => dated(dayIn(ref('issue.resolvedAt'), zone)))
    .select(({ ref }) => [
      word('solved').as('state'),
      number(sql`${dayIn(ref('issue.resolvedAt'), zone)} - ${dayIn(ref('issue.createdAt'), zone)}`).as(
        'amount',
      ),
    ])

const dropped = (zone: string) =>
  issues()
    .where('issue.resolvedAt', 'is', null)
    .where('issue.archivedAt', 'is not', null)
    .select(({ ref }) => dated(dayIn(ref('issue.archivedAt'), zone)))
    .select([word('dropped').as('state'), ONCE])

/** With the days since it was raised. A week that is not over, or only begins in the period, ends with its last day here. */
const open = (from: Expression<Day>, to: Expression<Day>, zone: string) =>
  issues()
    .innerJoin(
      ({ ref }) => {
        const created = dayIn(ref('issue.createdAt'), zone)
        const finished = dayIn(sql`coalesce(${ref('issue.resolvedAt')}, ${ref('issue.archivedAt')})`, zone)
        const first = weekOfDay(sql<Day>`greatest(${created}, ${from})`)
        const latest = sql<Day>`case when ${finished} <= ${to} then ${weekOfDay(finished)} - 7 else ${weekOfDay(to)} end`
        const mondays = sql<{
          monday: Day
        }>`generate_series(${first}::timestamp, ${latest}::timestamp, '7 days')`
        return mondays.as<'week'>(sql`week(monday)`)
      },
      (join) => join.onTrue(),
    )
    .where(({ eb, ref }) => eb(dayIn(ref('issue.createdAt'), zone), '<=', to))
    .select(({ ref }) => {
      const monday = sql<Day>`${ref('week.monday')}::date`
      const end = sql<Day>`least(${monday} + 6, ${to})`
      return [
        monday.as('at'),
        end.as('day'),
        dayIn(ref('issue.createdAt'), zone).as('known'),
        word('open').as('state'),
        number(sql`${end} - ${dayIn(ref('issue.createdAt'), zone)}`).as('amount'),
      ]
    })

const issues = () =>
  db
    .selectFrom('issues as issue')
    .select([
      'issue.companyId as company',
      'issue.teamId as team',
      'issue.id as id',
      ofKind('issue').as('kind'),
      'issue.title as title',
      word('').as('part'),
    ])

/** A day, with its week. */
const dated = (day: RawBuilder<Day>) => [weekOfDay(day).as('at'), day.as('day'), day.as('known')] as const
