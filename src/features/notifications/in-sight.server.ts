import { levelCan } from '../rights/capabilities.rules.ts'
import { LEVELS } from '../rights/levels.rules.ts'

const MANAGING_ALL_TEAMS = LEVELS.filter((level) => levelCan(level, 'manage_all_teams'))
  .map((level) => `'${level}'`)
  .join(', ')

/**
 * SQL for whether the person `p` sees a row, as `actorOf` decides: whoever has left a team keeps the work that they have there, and is told nothing more of it.
 * The company is $1 throughout, by which a cluster knows that one node has all of it.
 * @param row the alias of what has a `team_id`
 * @param isShared SQL for whether the whole company sees the row
 */
export const inSight = (row: string, isShared = 'false'): string => `(${row}.team_id is null or exists (
  select from teams where teams.company_id = $1 and teams.id = ${row}.team_id and teams.deleted_at is null
    and (${isShared} or p.level in (${MANAGING_ALL_TEAMS}) or exists (
      select from team_members s where s.company_id = $1 and s.team_id = teams.id and s.person_id = p.id))))`

/** SQL for whether the person `p` still sees what the notification `n` tells of. */
export const TOLD_IN_SIGHT = inSight(
  'n',
  `case n.subject_kind
    when 'goal' then exists (select from team_goals g where g.company_id = $1 and g.id = n.subject_id and g.is_shared)
    when 'metric' then exists (select from metrics k where k.company_id = $1 and k.id = n.subject_id and k.is_shared)
    when 'process' then n.kind = 'process_reading' and exists (
      select from process_published x where x.company_id = $1 and x.id = n.subject_id and x.audience = 'company')
    else false end`,
)
