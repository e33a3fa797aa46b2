import type { Actor } from '../../../sync/actor.ts'
import type { Query } from '../../../sync/define-query.ts'
import { type Fields, timestamp } from '../../../sync/fields.ts'
import type { Region } from '../../../sync/region.ts'
import { parseArguments } from '../../../sync/run-mutation.ts'
import { schemaOf } from '../../../sync/schema.ts'
import { heldAudit } from '../../audit/audit.queries.ts'
import { heldArchive } from '../../archive/archive.queries.ts'
import { heldFinishedGoals } from '../../goals/goals.queries.ts'
import { heldArchivedIssues, heldResolvedIssues } from '../../issues/issues.queries.ts'
import { heldEndedMeetings } from '../../meeting-room/history/history.queries.ts'
import { heldDoneTasks } from '../../tasks/finished-tasks.queries.ts'
import type { FinishedIn, OfTeams, OfTeamsAndPerson } from '../../work/finished.queries.ts'

/** What a list reads beside its live rows: work that was finished in a time, as screens hold it while they show it. */
type Earlier = (args: unknown, actor: Actor, time: FinishedIn) => readonly Region[]

/** Whose work is asked for: that of a team, with null the actor's own, and if nothing is said both of all the actor's teams and their own. */
function whose(args: unknown, actor: Actor): OfTeamsAndPerson {
  const { teamId } = args as { teamId?: string | null }
  if (typeof teamId === 'string') return { teamIds: [teamId], personId: null }
  const own = [...actor.home].flatMap((scope) => (scope.startsWith('t:') ? [scope.slice(2)] : []))
  return { teamIds: teamId === null ? [] : own, personId: actor.id }
}

const ofTeams =
  (held: Query<OfTeams & FinishedIn, true>): Earlier =>
  (args, actor, time) =>
    held.reaches({ teamIds: whose(args, actor).teamIds, ...time })

const ofTeamsAndOwn =
  (held: Query<OfTeamsAndPerson & FinishedIn, true>): Earlier =>
  (args, actor, time) =>
    held.reaches({ ...whose(args, actor), ...time })

/** The audit log of a time, which is whole in no browser either. */
const recorded: Earlier = (_args, _actor, time) => heldAudit.reaches(time)

/** The lists that show for some weeks what was finished or recorded, and after that to those who say when it was. */
const EARLIER: ReadonlyMap<string, Earlier> = new Map([
  ['archivedWork', ofTeamsAndOwn(heldArchive)],
  ['auditTrail', recorded],
  ['archivedIssues', ofTeams(heldArchivedIssues)],
  ['resolvedIssues', ofTeams(heldResolvedIssues)],
  ['goalsOfTeam', ofTeams(heldFinishedGoals)],
  ['meetingsList', ofTeams(heldEndedMeetings)],
  ['myTasks', ofTeamsAndOwn(heldDoneTasks)],
  ['tasksOfTeam', ofTeamsAndOwn(heldDoneTasks)],
])

const TIME = { finishedFrom: timestamp(), finishedTo: timestamp() }

/** What a query takes besides its own inputs: from when to before when work was finished that it shows too. */
export const timeOf = (name: string): Fields => (EARLIER.has(name) ? TIME : {})

/** The inputs of a query, and what it reads of earlier work, if a time for that is among what was given. */
export function withEarlier(
  name: string,
  given: Record<string, unknown>,
  actor: Actor,
): { args: Record<string, unknown>; earlier: (args: unknown) => readonly Region[] } {
  const read = EARLIER.get(name)
  const { finishedFrom, finishedTo, ...args } = given
  if (!read || (finishedFrom === undefined && finishedTo === undefined))
    return { args: given, earlier: () => [] }
  const { finishedFrom: from, finishedTo: to } = parseArguments(
    { schema: schemaOf(TIME) },
    { finishedFrom, finishedTo },
  )
  return { args, earlier: (parsed) => read(parsed, actor, { from, to }) }
}
