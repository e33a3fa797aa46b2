import { sql } from 'kysely'
import { UNKNOWN } from '../charts/chart-kinds.rules.ts'
import { type Facts, ofKind, ONCE, quarterOfDay, dayIn } from './fact.server.ts'
import { db } from './tables.server.ts'

/** In its first days a quarter still closes the one before. */
const CLOSING_DAYS = 14

/** Each goal, in the quarter that it was for. */
export const goalFacts: Facts = ({ zone }) =>
  db.selectFrom('teamGoals as goal').select(({ ref }) => {
    const [target, completed] = [ref('goal.targetDate'), ref('goal.completedAt')]
    const day = sql<string>`(${target} - ${CLOSING_DAYS}::int)`
    return [
      'goal.companyId as company',
      'goal.teamId as team',
      'goal.id as id',
      ofKind('goal').as('kind'),
      'goal.title as title',
      quarterOfDay(day).as('at'),
      day.as('day'),
      'goal.targetDate as known',
      sql<string>`case when ${ref('goal.isCompanyGoal')} then 'company' else 'team' end`.as('part'),
      sql<string>`case
          when ${ref('goal.status')} = 'complete' then case
            when ${completed} is null then ${UNKNOWN}
            when ${dayIn(completed, zone)} <= ${target} then 'on-time'
            else 'late' end
          when ${ref('goal.archivedAt')} is not null or ${ref('goal.outcome')} = 'dropped' then 'dropped'
          else 'not-complete' end`.as('state'),
      ONCE,
    ]
  })
