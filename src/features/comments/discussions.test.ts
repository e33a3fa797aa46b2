import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { daysAgo, harborBefore } from '../../../tests/long-ago.ts'
import { issueRow } from '../../../tests/issue-rows.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { commentOnGoal } from '../goals/goal-comments.mutations.ts'
import { assignGoal, unassignGoal } from '../goals/goal-teams.mutations.ts'
import { createGoal, updateGoal } from '../goals/goals.mutations.ts'
import { commentOnHeadline } from '../headlines/headline-comments.mutations.ts'
import { createHeadline } from '../headlines/headlines.mutations.ts'
import { issues } from '../issues/issues.table.ts'
import { archiveIssue, restoreIssue } from '../issues/issues.mutations.ts'
import { removeMetricFromTeam, assignMetric } from '../metrics/teams/metric-teams.mutations.ts'
import { commentOnWeek } from '../metrics/values/week-comments.mutations.ts'
import { newRow } from '../people/company-rows.rules.ts'
import { commentOnTask } from '../tasks/task-comments.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { createTeam } from '../teams/teams.mutations.ts'
import { createMetric } from '../metrics/definition/metric-definition.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { teamAudience } from './audience.rules.ts'
import { COMMENTS_LIVE_DAYS } from './comment-limits.rules.ts'
import { editComment } from './comments.mutations.ts'
import { heldComments } from './comments.queries.ts'
import { type Comment, comments } from './comments.table.ts'
import { newDiscussion, newFollower } from './new-rows.rules.ts'
import { discussions } from './discussions.table.ts'
import { discussionFollowers } from './following.table.ts'
import { discussing, idOfDiscussion } from './comments-harness.ts'
import { type About, aboutRow } from './subjects.rules.ts'

let stage: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  stage = await cast()
  harbor = stage.harbor
})
afterAll(() => stage.stop())

const { issueOf, says, seen, texts, mark } = discussing(() => harbor)
const { seed, crewMetric } = harborBefore(() => stage)

const THIS_WEEK = mondayOf(utcDayOf(new Date().toISOString()))

const goal = (id: string) => aboutRow('goal', { id })
const task = (id: string) => aboutRow('task', { id })
const headline = (id: string) => aboutRow('headline', { id })
const weekOf = (subjectId: string, week: string): About => ({ kind: 'metric', subjectId, week })

const of = (subjectId: string, week: string | null = null) => ({
  id: newId(),
  subjectId,
  week,
  text: 'Said',
  mentionedIds: [],
})

async function goalOf(teamId = harbor.teams.crew): Promise<string> {
  const id = newId()
  const given = { teamId, ownerId: harbor.omar.id, title: 'Round the Horn', description: null }
  await harbor.omar.does(createGoal, { id, ...given, targetDate: null, isCompanyGoal: false })
  return id
}

const oldComment = (
  given: Pick<Comment, 'discussionId' | 'teamId' | 'isShared'>,
  number: number,
): Comment => ({
  id: newId(),
  ...given,
  privateTo: null,
  number,
  text: `Old ${number}`,
  mentionedIds: [],
  edits: 0,
  createdBy: harbor.omar.id,
  createdAt: daysAgo(COMMENTS_LIVE_DAYS + 1),
  editedAt: null,
  deletedAt: null,
  deletedBy: null,
})

/** What was said before comments of that age left the browsers, as if it had been said then. */
async function saidLongAgo(given: Pick<Comment, 'discussionId' | 'teamId' | 'isShared'>, numbers: number[]) {
  await seed(numbers.map((number) => newRow(comments, oldComment(given, number))))
  ;(await stage.node.company(harbor.companyId))!.hub.flush()
}

const audiences = async (about: About) => {
  const { rows } = await stage.node.options.inCompany(harbor.companyId, null, (client) =>
    client.query<{ place: string }>(
      `select distinct team_id || ' ' || is_shared as place from (
         select id as discussion_id, team_id, is_shared from discussions
         union all select discussion_id, team_id, is_shared from comments
         union all select discussion_id, team_id, is_shared from comment_versions
         union all select discussion_id, team_id, is_shared from discussion_followers) all_of_it
       where discussion_id = $1`,
      [idOfDiscussion(about)],
    ),
  )
  return rows.map(({ place }) => place)
}

describe('a discussion goes where its subject goes', () => {
  test('to another team, with comments that left the browsers long ago, their versions and followers', async () => {
    const { lena, omar, maya, teams } = harbor
    const goalId = await goalOf()
    const said = of(goalId)
    await lena.does(commentOnGoal, said)
    await lena.does(editComment, { id: said.id, versionId: newId(), text: 'Said better', mentionedIds: [] })
    await saidLongAgo(
      { discussionId: idOfDiscussion(goal(goalId)), teamId: teams.crew, isShared: false },
      [490, 491],
    )
    await omar.does(updateGoal, { goalId, teamId: teams.leadership })
    expect(await audiences(goal(goalId))).toEqual([`${teams.leadership} false`])
    expect(await seen(lena, goal(goalId))).toBeNull()
    expect(await texts(maya, goal(goalId))).toEqual(['Said better'])
    // Whoever opens it there finds all of it.
    const held = { discussionId: idOfDiscussion(goal(goalId)), ...teamAudience(teams.leadership) }
    await maya.borrows(heldComments, held)
    await maya.verifyStore()
    maya.givesBackAll()
  })

  test('to the company while other teams are assigned, of whom their members take part', async () => {
    const { lena, maya, omar, teams } = harbor
    const goalId = await goalOf(teams.leadership)
    await maya.does(commentOnGoal, of(goalId))
    expect(await seen(lena, goal(goalId))).toBeNull()
    await expect(lena.does(commentOnGoal, of(goalId))).rejects.toMatchObject(refused('access/not-found'))
    await omar.does(assignGoal, { id: newId(), goalId, teamId: teams.crew })
    expect(await audiences(goal(goalId))).toEqual([`${teams.leadership} true`])
    await lena.does(commentOnGoal, { ...of(goalId), text: 'From the crew' })
    expect(await texts(lena, goal(goalId))).toEqual(['Said', 'From the crew'])
    await omar.does(unassignGoal, { goalId, teamId: teams.crew })
    expect(await seen(lena, goal(goalId))).toBeNull()
    expect(await texts(maya, goal(goalId))).toEqual(['Said', 'From the crew'])
  })

  test('that of a metric’s week with the metric, also of weeks that nobody holds any more', async () => {
    const { lena, maya, omar, teams } = harbor
    const metricId = await crewMetric(`Leads ${newId()}`)
    const old = addDays(THIS_WEEK, -52 * 7)
    for (const week of [THIS_WEEK, old]) await lena.does(commentOnWeek, of(metricId, week))
    await maya.does(assignMetric, { id: newId(), metricId, teamId: teams.leadership })
    for (const week of [THIS_WEEK, old])
      expect(await audiences(weekOf(metricId, week))).toEqual([`${teams.crew} true`])
    await maya.does(commentOnWeek, { ...of(metricId, THIS_WEEK), text: 'From above' })
    expect(await texts(omar, weekOf(metricId, THIS_WEEK))).toEqual(['Said', 'From above'])
    await maya.does(removeMetricFromTeam, { metricId, teamId: teams.leadership })
    for (const week of [THIS_WEEK, old])
      expect(await audiences(weekOf(metricId, week))).toEqual([`${teams.crew} false`])
  })

  test('into the archive, and back with what was said', async () => {
    const { lena, omar } = harbor
    const issueId = await issueOf(lena)
    await says(omar, issueId, 'Before')
    await lena.does(archiveIssue, { id: issueId })
    await lena.does(restoreIssue, { id: issueId })
    expect(await texts(omar, issueId)).toEqual(['Before'])
    expect(await mark(lena, issueId)).toMatchObject({ count: 1, unread: 1 })
  })

  test('back from an archive of which no browser holds anything any more', async () => {
    const { lena, omar, teams } = harbor
    const audience = teamAudience(teams.crew)
    const issue = issueRow({ teamId: teams.crew, ownerId: lena.id, archivedAt: daysAgo(60) })
    const opened = newDiscussion(aboutRow('issue', issue), audience, daysAgo(1))
    const discussion = { ...opened, made: 1, commentCount: 1 }
    await seed([
      newRow(issues, issue),
      newRow(discussions, { ...discussion, lastCommentAt: daysAgo(1), lastCommentBy: omar.id }),
      newRow(comments, {
        ...oldComment({ discussionId: discussion.id, ...audience }, 1),
        createdAt: daysAgo(1),
      }),
      newRow(discussionFollowers, newFollower(newId(), discussion, lena.id, daysAgo(1))),
    ])
    expect(await seen(omar, issue.id)).toBeNull()
    await lena.does(restoreIssue, { id: issue.id })
    expect(await texts(omar, issue.id)).toEqual(['Old 1'])
    expect(await mark(lena, issue.id)).toMatchObject({ count: 1, unread: 1 })
  })
})

test('whoever only reads a metric that other teams share reads what is said of it, and says nothing', async () => {
  const { lena, maya, teams } = harbor
  const [dock, metricId] = [newId(), newId()]
  await maya.does(createTeam, { id: dock, membershipId: newId(), name: `Dock ${dock}` })
  await maya.does(createMetric, {
    id: metricId,
    teamId: teams.leadership,
    ownerId: maya.id,
    name: `Speed ${metricId}`,
    description: null,
    unit: 'number',
    targetValue: 1,
    targetLogic: 'equal',
    aggregationType: 'total',
  })
  await maya.does(assignMetric, { id: newId(), metricId, teamId: dock })
  await maya.does(commentOnWeek, of(metricId, THIS_WEEK))
  expect(await texts(lena, weekOf(metricId, THIS_WEEK))).toEqual(['Said'])
  await expect(lena.does(commentOnWeek, of(metricId, THIS_WEEK))).rejects.toMatchObject(
    refused('comment/may-not'),
  )
  await expect(maya.does(commentOnWeek, of(metricId, addDays(THIS_WEEK, 1)))).rejects.toMatchObject(
    refused('access/not-found'),
  )
})

test('a personal task is discussed by its owner alone, who can mention nobody', async () => {
  const { lena, maya, omar } = harbor
  const id = newId()
  await lena.does(createTask, { id, title: 'Knots', taskType: 'personal', dueDate: '2026-11-23' })
  await lena.does(commentOnTask, { ...of(id), text: '@Omar @Maya', mentionedIds: [omar.id, maya.id] })
  expect((await seen(lena, task(id)))?.items[0]?.comment).toMatchObject({
    privateTo: lena.id,
    mentionedIds: [],
  })
  for (const other of [omar, maya]) {
    expect(await seen(other, task(id))).toBeNull()
    await expect(other.does(commentOnTask, of(id))).rejects.toMatchObject(refused('access/not-found'))
  }
})

test('a task and a headline of the team are discussed by the team', async () => {
  const { lena, omar, theo, teams } = harbor
  const [taskId, headlineId] = [newId(), newId()]
  const caulk = { id: taskId, title: 'Caulk', taskType: 'team' as const, dueDate: '2026-11-23' }
  await omar.does(createTask, { ...caulk, teamId: teams.crew, assigneeIds: [lena.id] })
  await omar.does(createHeadline, { id: headlineId, title: 'News', teamId: teams.crew })
  await omar.does(commentOnTask, of(taskId))
  await lena.does(commentOnHeadline, of(headlineId))
  expect(await mark(lena, task(taskId))).toMatchObject({ unread: 1 })
  expect(await mark(omar, headline(headlineId))).toMatchObject({ unread: 1 })
  expect(await texts(theo, task(taskId))).toEqual(['Said'])
})

test('a long discussion: what is old is held by nobody until somebody asks, and lent whole', async () => {
  const { lena, omar, teams } = harbor
  const issueId = await issueOf(lena)
  await says(omar, issueId, 'New')
  const numbers = Array.from({ length: 300 }, (_, index) => index + 2)
  await saidLongAgo({ discussionId: idOfDiscussion(issueId), teamId: teams.crew, isShared: false }, numbers)
  expect(await texts(lena, issueId)).toEqual(['New'])
  await lena.borrows(heldComments, { discussionId: idOfDiscussion(issueId), ...teamAudience(teams.crew) })
  await lena.verifyStore()
  lena.givesBackAll()
})
