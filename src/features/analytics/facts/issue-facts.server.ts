import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Day } from '../../time/calendar.rules.ts'
import { dayOf, type Facts, number, ofKind, ONCE, utcDay, weekOfDay, word } from './fact.server.ts'
import { db } from './tables.server.ts'

/** Issues when they were opened, solved and dropped, and at the end of each week in which they were open. */
export const issueFacts: Facts = ({ days, today }) => {
  const last = dayOf([days.to, today].toSorted()[0]!)
  return opened()
    .unionAll(solved())
    .unionAll(dropped())
    .unionAll(open(dayOf(days.from), last))
}

const opened = () =>
  issues()
    .select(({ ref }) => dated(utcDay(ref('issue.createdAt'))))
    .select([word('opened').as('state'), ONCE])

/** With the days that it took. */
const solved = () =>
  issues()
    .where('issue.resolvedAt', 'is not', null)
    .select(({ ref }) => dated(utcDay(ref('issue.resolvedAt'))))
    .select(({ ref }) => [
      word('solved').as('state'),
      number(sql`${utcDay(ref('issue.resolvedAt'))} - ${utcDay(ref('issue.createdAt'))}`).as('amount'),
    ])

const dropped = () =>
  issues()
    .where('issue.resolvedAt', 'is', null)
    .where('issue.archivedAt', 'is not', null)
    .select(({ ref }) => dated(utcDay(ref('issue.archivedAt'))))
    .select([word('dropped').as('state'), ONCE])

/** With the days since it was raised. A week that is not over, or only begins in the period, ends with its last day here. */
const open = (from: Expression<Day>, to: Expression<Day>) =>
  issues()
    .innerJoin(
      ({ ref }) => {
        const created = utcDay(ref('issue.createdAt'))
        const finished = utcDay(sql`coalesce(${ref('issue.resolvedAt')}, ${ref('issue.archivedAt')})`)
        const first = weekOfDay(sql<Day>`greatest(${created}, ${from})`)
        const latest = sql<Day>`case when ${finished} <= ${to} then ${weekOfDay(finished)} - 7 else ${weekOfDay(to)} end`
        const mondays = sql<{
          monday: Day
        }>`generate_series(${first}::timestamp, ${latest}::timestamp, '7 days')`
        return mondays.as<'week'>(sql`week(monday)`)
      },
      (join) => join.onTrue(),
    )
    .where(({ eb, ref }) => eb(utcDay(ref('issue.createdAt')), '<=', to))
    .select(({ ref }) => {
      const monday = sql<Day>`${ref('week.monday')}::date`
      const end = sql<Day>`least(${monday} + 6, ${to})`
      return [
        monday.as('at'),
        end.as('day'),
        utcDay(ref('issue.createdAt')).as('known'),
        word('open').as('state'),
        number(sql`${end} - ${utcDay(ref('issue.createdAt'))}`).as('amount'),
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
