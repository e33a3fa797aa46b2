import { defineQuery } from '../../sync/define-query.ts'
import { unreadBy } from '../comments/following.reads.ts'
import { isOpenGoal } from '../goals/goals.rules.ts'
import { teamGoals } from '../goals/goals.table.ts'
import { meetingParticipants, meetings } from '../meetings/meetings.table.ts'
import { taskAssignees, tasks } from '../tasks/tasks.table.ts'
import { teamsAtHand } from '../teams/teams.queries.ts'

/** The most teams that are held because of work in them. */
const MOST_TEAMS = 30

/**
 * Ids of the teams whose work the actor has before them: their own, and others in which they have an open task or goal,
 * are in a running meeting, or have not read a discussion that they follow. It is asked of the server, because a browser does not know of
 * what it does not hold.
 */
export const teamsOfMyWork = defineQuery('teamsOfMyWork', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, _args, actor): string[] {
    const myTasks = read
      .where(taskAssignees, { personId: actor.id })
      .flatMap(({ taskId }) => read.get(tasks, taskId) ?? [])
      .filter(({ doneAt, archivedAt }) => doneAt === null && archivedAt === null)
    const myGoals = read
      .where(teamGoals, { ownerId: actor.id })
      .filter((goal) => isOpenGoal(goal) && goal.archivedAt === null)
    const myMeetings = read
      .where(meetingParticipants, { personId: actor.id, leftAt: null })
      .flatMap(({ meetingId }) => read.get(meetings, meetingId) ?? [])
      .filter(({ status }) => status === 'active')
    const myUnread = unreadBy(read, actor.id).map(({ discussion }) => discussion)
    const teamIds = [
      ...teamsAtHand.run(read, {}, actor).map(({ id }) => id),
      ...[...myMeetings, ...myTasks, ...myGoals, ...myUnread].flatMap(({ teamId }) => teamId ?? []),
    ]
    return [...new Set(teamIds)].slice(0, MOST_TEAMS)
  },
})
