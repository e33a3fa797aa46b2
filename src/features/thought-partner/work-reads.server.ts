import * as z from 'zod'
import { companyGoals, goalsOfTeam } from '../goals/goals.queries.ts'
import { headlinesOfTeam } from '../headlines/headlines.queries.ts'
import { issuesOfTeams } from '../issue-list/issue-list.queries.ts'
import { meetingsList } from '../meeting-room/history/history.queries.ts'
import { resultOfMeeting } from '../meeting-room/results/results.queries.ts'
import { peopleOfCompany } from '../people/people.queries.ts'
import { myTasks } from '../tasks/tasks.queries.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { readMetrics, readForecast } from './metric-reads.server.ts'
import { brief } from './read-text.rules.ts'
import { namesOf, nothing, ofTeam, read, refOf } from './read.server.ts'

/** So many titles of each kind are read of a meeting. */
const MOST_TITLES = 10

/** Teams, people and what they work on. */
export const WORK_READS = {
  read_teams: read({
    kind: 'teams',
    about: 'The teams that the person can see, with their ids.',
    input: nothing,
    async find({ ask }) {
      const teams = await ask(myTeams, {})
      const rows = teams.map(({ id, name, description, isLeadership }) => ({
        id,
        name,
        description: brief(description),
        isLeadership,
      }))
      return { rows, linked: [] }
    },
  }),
  read_people: read({
    kind: 'people',
    about: 'The names of the people of the company and their teams, with ids.',
    input: nothing,
    async find({ ask, personId }) {
      const everybody = await ask(peopleOfCompany, {})
      const rows = everybody.map(({ person: { id, fullName }, teams }) => ({
        id,
        name: fullName,
        teams: teams.map(({ name }) => name),
        isAsking: id === personId,
      }))
      return { rows, linked: [] }
    },
  }),
  read_my_tasks: read({
    kind: 'tasks',
    about: 'The tasks of the person who asks, the most urgent first and the done ones last.',
    input: nothing,
    async find({ ask }) {
      const items = await ask(myTasks, {})
      return {
        rows: items.map(({ task, team }) => ({
          ref: refOf('tasks', task.id),
          title: task.title,
          description: brief(task.description),
          status: task.status,
          dueDate: task.dueDate,
          team: team?.name,
        })),
        linked: items.map(({ task: { id, title, teamId } }) => ({ kind: 'tasks', id, label: title, teamId })),
      }
    },
  }),
  read_goals: read({
    kind: 'goals',
    about: 'The goals of a team, with those of the company that the person can see.',
    input: ofTeam,
    async find(asking, { team: teamId }) {
      const nameOf = await namesOf(asking)
      const own = await asking.ask(goalsOfTeam, { teamId })
      const ofCompany = await asking.ask(companyGoals, {})
      const goals = [...new Map([...own, ...ofCompany].map((goal) => [goal.id, goal])).values()]
      return {
        rows: goals.map((goal) => ({
          ref: refOf('goals', goal.id),
          title: goal.title,
          description: brief(goal.description),
          owner: nameOf(goal.ownerId),
          isMine: goal.ownerId === asking.personId,
          status: goal.status,
          progressPercent: goal.progress,
          targetDate: goal.targetDate,
          isCompanyGoal: goal.isCompanyGoal,
          outcome: goal.outcome ?? undefined,
        })),
        linked: goals.map((goal) => ({
          kind: 'goals',
          id: goal.id,
          label: goal.title,
          teamId: goal.teamId,
        })),
      }
    },
  }),
  read_metrics: read({
    kind: 'metrics',
    about: 'The metrics of a team with their targets and the values of the last 13 weeks, oldest first.',
    input: ofTeam,
    find: (context, { team }) => readMetrics(context, team),
  }),
  read_forecast: read({
    kind: 'metrics',
    about: 'Where the quarter of a metric will probably end, in eight of ten cases.',
    input: z.strictObject({ metric: z.uuid().describe('Id of a metric, as in its ref') }),
    find: (context, { metric }) => readForecast(context, metric),
  }),
  read_issues: read({
    kind: 'issues',
    about: 'The open issues of a team, or the ones that it has resolved.',
    input: z.strictObject({
      ...ofTeam.shape,
      which: z.enum(['short_term', 'long_term', 'resolved']),
    }),
    async find(asking, { team: teamId, which }) {
      const nameOf = await namesOf(asking)
      const items = await asking.ask(issuesOfTeams, { teamIds: [teamId], kind: which })
      return {
        rows: items.map(({ issue, taskCount }) => ({
          ref: refOf('issues', issue.id),
          title: issue.title,
          description: brief(issue.description),
          owner: nameOf(issue.ownerId),
          isMine: issue.ownerId === asking.personId,
          raisedAt: issue.createdAt.slice(0, 10),
          resolvedAt: issue.resolvedAt?.slice(0, 10),
          cameBackAt: issue.reopenedAt?.slice(0, 10),
          tasks: taskCount,
        })),
        linked: items.map(({ issue: { id, title } }) => ({ kind: 'issues', id, label: title, teamId })),
      }
    },
  }),
  read_headlines: read({
    kind: 'headlines',
    about: 'The headlines of a team, newest first.',
    input: ofTeam,
    async find(asking, { team: teamId }) {
      const items = await asking.ask(headlinesOfTeam, { teamId })
      return {
        rows: items.map(({ headline, creator, fromTeam }) => ({
          ref: refOf('headlines', headline.id),
          title: headline.title,
          content: brief(headline.content),
          by: creator?.fullName,
          fromTeam: fromTeam ?? undefined,
          at: headline.createdAt.slice(0, 10),
        })),
        linked: items.map(({ headline: { id, title } }) => ({ kind: 'headlines', id, label: title, teamId })),
      }
    },
  }),
  read_meetings: read({
    kind: 'meetings',
    about: 'The latest meetings of a team.',
    input: ofTeam,
    async find(asking, { team: teamId }) {
      const { page } = await asking.ask(meetingsList, { teamId, limit: 20 })
      return {
        rows: page.map(({ meeting, average }) => ({
          ref: refOf('meetings', meeting.id),
          type: meeting.meetingType,
          status: meeting.status,
          startedAt: meeting.startedAt,
          endedAt: meeting.endedAt ?? undefined,
          averageRating: average ?? undefined,
        })),
        linked: page.map(({ meeting: { id, startedAt } }) => ({
          kind: 'meetings',
          id,
          label: startedAt.slice(0, 10),
          teamId,
        })),
      }
    },
  }),
  read_meeting_result: read({
    kind: 'results',
    about: 'What came of a meeting that has ended.',
    input: z.strictObject({ meeting: z.uuid().describe('Id of a meeting, as in its ref') }),
    async find(asking, { meeting: meetingId }) {
      const found = await asking.ask(resultOfMeeting, { meetingId })
      if (!found?.result) return { rows: [], linked: [] }
      const { meeting, team, result, average } = found
      const titles = (items: readonly { title: string }[]) =>
        items.slice(0, MOST_TITLES).map(({ title }) => title)
      const row = {
        ref: refOf('meetings', meetingId),
        team: team?.name,
        type: meeting.meetingType,
        startedAt: meeting.startedAt,
        averageRating: average ?? undefined,
        minutes: Math.round(result.totalDurationSeconds / 60),
        figures: result.figures ?? undefined,
        headlines: titles(result.headlinesCreated),
        tasks: titles(result.tasksCreated),
        issuesResolved: titles(result.issuesResolved),
        issuesLeft: titles(result.issuesLeft),
        goals: titles(result.goalsCreated),
        numbersOff: result.numbersOff.slice(0, MOST_TITLES).map(({ title, value }) => ({ title, value })),
      }
      const label = meeting.startedAt.slice(0, 10)
      return { rows: [row], linked: [{ kind: 'meetings', id: meetingId, label, teamId: meeting.teamId }] }
    },
  }),
}
