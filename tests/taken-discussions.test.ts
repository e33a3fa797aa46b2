import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Audience, teamAudience } from '../src/features/comments/audience.rules.ts'
import { heldComments, heldDiscussion, discussionItems } from '../src/features/comments/comments.queries.ts'
import { comments } from '../src/features/comments/comments.table.ts'
import { discussions } from '../src/features/comments/discussions.table.ts'
import { followDiscussion, readDiscussion } from '../src/features/comments/follow.mutations.ts'
import { discussionMark } from '../src/features/comments/mark.queries.ts'
import { newDiscussion, withComment } from '../src/features/comments/new-rows.rules.ts'
import type { About, SubjectKind } from '../src/features/comments/subjects.rules.ts'
import { forYou } from '../src/features/dashboard/for-you/for-you.queries.ts'
import { commentOnGoal } from '../src/features/goals/goal-comments.mutations.ts'
import { createGoal } from '../src/features/goals/goals.mutations.ts'
import { commentOnHeadline } from '../src/features/headlines/headline-comments.mutations.ts'
import { createHeadline } from '../src/features/headlines/headlines.mutations.ts'
import { commentOnIssue } from '../src/features/issues/issue-comments.mutations.ts'
import { createIssue } from '../src/features/issues/issues.mutations.ts'
import { createMetric } from '../src/features/metrics/definition/metric-definition.mutations.ts'
import { commentOnWeek } from '../src/features/metrics/values/week-comments.mutations.ts'
import { readNotifications } from '../src/features/notifications/notifications.mutations.ts'
import { myNotifications } from '../src/features/notifications/notifications.queries.ts'
import { newRow } from '../src/features/people/company-rows.rules.ts'
import { commentOnTask } from '../src/features/tasks/task-comments.mutations.ts'
import { createTask } from '../src/features/tasks/tasks.mutations.ts'
import { idInWeek } from '../src/features/time/id-in-week.rules.ts'
import { newId } from '../src/sync/id.ts'
import { type Cast, cast, makeNode } from './cast.ts'
import { daysAgo, harborBefore, weekBefore } from './long-ago.ts'
import type { Player } from './player.ts'
import { refused } from './refused.ts'

// Whoever adds a row chooses its id, and may choose that of somebody else's row of another kind.

let stage: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  stage = await cast()
  harbor = stage.harbor
})
afterAll(() => stage.stop())

const { seed } = harborBefore(() => stage)

const KINDS: readonly SubjectKind[] = ['issue', 'goal', 'task', 'headline', 'metric']
const WEEK = weekBefore(1)
const OLD_WEEK = weekBefore(60)

const COMMENT_ON = {
  issue: commentOnIssue,
  goal: commentOnGoal,
  task: commentOnTask,
  headline: commentOnHeadline,
  metric: commentOnWeek,
}

const about = (kind: SubjectKind, subjectId: string, week = WEEK): About => ({
  kind,
  subjectId,
  week: kind === 'metric' ? week : null,
})

/** The id that a discussion had when it followed from that of its subject alone. */
const earlierId = ({ subjectId, week }: About) => (week === null ? subjectId : idInWeek(subjectId, week))

async function add(by: Player, kind: SubjectKind, id: string, teamId: string): Promise<void> {
  const goal = { description: null, targetDate: null, isCompanyGoal: false, ownerId: null }
  const metric = { description: null, unit: 'number', targetValue: 1, targetLogic: 'equal' } as const
  if (kind === 'issue') await by.did(createIssue, { id, title: 'Leak', issueType: 'short_term', teamId })
  if (kind === 'goal') await by.did(createGoal, { id, title: 'Calm', teamId, ...goal })
  if (kind === 'task')
    await by.did(createTask, { id, title: 'Mend', taskType: 'team', dueDate: '2026-12-01', teamId })
  if (kind === 'headline') await by.did(createHeadline, { id, title: 'Rope', teamId })
  if (kind === 'metric')
    await by.did(createMetric, {
      ...metric,
      id,
      teamId,
      ownerId: by.id,
      name: `Leaks ${id}`,
      aggregationType: 'total',
    })
}

const comment = ({ subjectId, week }: About, text: string, mentionedIds: string[] = []) => ({
  id: newId(),
  subjectId,
  week,
  text,
  mentionedIds,
})

const says = (by: Player, of: About, text: string, mentioned: Player[] = []) =>
  by.does(
    COMMENT_ON[of.kind],
    comment(
      of,
      text,
      mentioned.map(({ id }) => id),
    ),
  )

const texts = async (by: Player, of: About) =>
  (await by.asks(discussionItems, of))?.items.map(({ comment: { text } }) => text)

/** What was said in a discussion before this version, with the id of its subject. */
async function saidBefore(of: About, audience: Audience, text: string): Promise<string> {
  const id = earlierId(of)
  const opened = { ...newDiscussion(of, audience, daysAgo(2)), id }
  const said = { id: newId(), text, mentionedIds: [], createdBy: harbor.omar.id, createdAt: daysAgo(2) }
  const { discussion, comment: first } = withComment(opened, said)
  await seed([newRow(discussions, discussion), newRow(comments, first)])
  ;(await stage.node.company(harbor.companyId))!.hub.flush()
  return id
}

/** All kinds of rows, each with all kinds that may have its id besides. */
const PAIRS = KINDS.flatMap((kind) =>
  KINDS.filter((other) => other !== kind).map((other) => [kind, other] as const),
)

describe.each(['leadership', 'crew'] as const)('a row of the team %s', (team) => {
  test.each(PAIRS)(
    '%s: what is said of it is its own, whatever is said of another row (%s) of its id, before or after',
    async (kind, other) => {
      const { lena, maya, omar, teams } = harbor
      const owner = team === 'crew' ? omar : maya
      for (const isFirst of [true, false]) {
        const id = newId()
        const [own, like] = [about(kind, id), about(other, id)]
        await add(owner, kind, id, teams[team])
        await add(lena, other, id, teams.crew)
        const acts = [() => says(lena, like, 'Of mine'), () => says(owner, own, 'Of ours')]
        for (const act of isFirst ? acts : acts.toReversed()) await act()
        await says(owner, own, 'More')
        for (const reader of [maya, omar]) {
          expect(await texts(reader, own)).toEqual(['Of ours', 'More'])
          expect(await texts(reader, like)).toEqual(['Of mine'])
        }
        expect(await texts(lena, like)).toEqual(['Of mine'])
        expect(await texts(lena, own)).toEqual(team === 'crew' ? ['Of ours', 'More'] : undefined)
        expect(await omar.asks(discussionMark, own)).toMatchObject({ count: 2 })
        expect(await omar.asks(discussionMark, like)).toMatchObject({ count: 1 })
      }
    },
  )
})

test('a row that has the id by which a week was discussed takes nothing from the week', async () => {
  const { lena, maya, omar, teams } = harbor
  const week = about('metric', newId())
  await add(maya, 'metric', week.subjectId, teams.leadership)
  const like = about('headline', earlierId(week))
  await add(lena, 'headline', like.subjectId, teams.crew)
  await says(lena, like, 'Of mine')
  await says(maya, week, 'Of the week')
  expect(await texts(omar, week)).toEqual(['Of the week'])
  expect(await texts(omar, like)).toEqual(['Of mine'])
})

describe('what tells of a mention', () => {
  /** Omar is mentioned in the discussions of a goal and of a task with one id. */
  async function mentioned() {
    const { lena, maya, omar, teams } = harbor
    const id = newId()
    const [goal, task] = [about('goal', id), about('task', id)]
    await add(maya, 'goal', id, teams.leadership)
    await add(lena, 'task', id, teams.crew)
    await says(maya, goal, '@Omar, look', [omar])
    await says(lena, task, '@Omar, here', [omar])
    const unread = async () =>
      (await omar.asks(myNotifications, { most: 50 })).items.filter(
        ({ subjectId, readAt }) => subjectId === id && readAt === null,
      )
    return { task, unread }
  }

  test('is not read with another discussion of that id', async () => {
    const { omar } = harbor
    const { task, unread } = await mentioned()
    const read = await omar.asks(discussionItems, task)
    await omar.does(readDiscussion, { discussionId: read!.discussion.id, seen: 1 })
    expect(await unread()).toMatchObject([{ subjectKind: 'goal' }])
  })

  test('does not count for another discussion of that id', async () => {
    const { omar } = harbor
    const { unread } = await mentioned()
    const { untold } = await omar.asks(forYou, {})
    const ids = (await unread()).flatMap(({ id, subjectKind }) => (subjectKind === 'goal' ? [id] : []))
    await omar.does(readNotifications, { ids })
    expect(await omar.asks(forYou, {})).toMatchObject({ untold: untold + 1 })
  })
})

describe('on two nodes at once', () => {
  test('two people open one discussion, and somebody else opens theirs with the same id', async () => {
    const { lena, maya, omar, companyId, teams } = harbor
    const id = newId()
    const [own, like] = [about('goal', id), about('task', id)]
    await add(maya, 'goal', id, teams.leadership)
    await add(lena, 'task', id, teams.crew)
    const other = makeNode(stage.pool)
    await other.start()
    try {
      const acts = [
        [stage.node, maya, own, 'One'],
        [other, omar, own, 'Two'],
        [other, lena, like, 'Mine'],
        [stage.node, omar, like, 'Well'],
      ] as const
      await Promise.all(
        acts.map(([node, by, of, text]) =>
          node.run(companyId, by.id, COMMENT_ON[of.kind], comment(of, text)),
        ),
      )
    } finally {
      await other.stop()
    }
    const players = [maya, omar, lena]
    await vi.waitFor(() => Promise.all(players.map((player) => player.verifyStore())), 20_000)
    expect((await texts(omar, own))?.toSorted()).toEqual(['One', 'Two'])
    expect((await texts(omar, like))?.toSorted()).toEqual(['Mine', 'Well'])
    expect((await texts(lena, like))?.toSorted()).toEqual(['Mine', 'Well'])
    expect(await texts(lena, own)).toBeUndefined()
  })
})

describe('a discussion that was opened before', () => {
  test.each(KINDS)('goes on under its id (%s)', async (kind) => {
    const { lena, omar, teams } = harbor
    const of = about(kind, newId())
    await add(omar, kind, of.subjectId, teams.crew)
    const discussionId = await saidBefore(of, teamAudience(teams.crew), 'Before')
    await says(lena, of, 'After')
    await lena.does(followDiscussion, { discussionId, isFollowing: false })
    expect(await texts(omar, of)).toEqual(['Before', 'After'])
    expect(omar.holds(discussions).filter(({ id }) => id === discussionId)).toMatchObject([{ made: 2 }])
  })

  test.each(KINDS)('takes what an earlier browser has queued (%s)', async (kind) => {
    const { lena, omar, teams } = harbor
    const [of, fresh] = [about(kind, newId()), about(kind, newId())]
    for (const { subjectId } of [of, fresh]) await add(omar, kind, subjectId, teams.crew)
    await saidBefore(of, teamAudience(teams.crew), 'Before')
    for (const one of [of, fresh]) {
      const queued = { ...comment(one, 'Offline'), discussionId: earlierId(one) }
      await lena.does(COMMENT_ON[kind], queued)
    }
    expect(await texts(omar, of)).toEqual(['Before', 'Offline'])
    expect(await texts(omar, fresh)).toEqual(['Offline'])
  })

  test('keeps nobody from discussing the row whose id it has', async () => {
    const { lena, maya, omar, teams } = harbor
    const id = newId()
    const [own, like] = [about('goal', id), about('task', id)]
    await add(maya, 'goal', id, teams.leadership)
    await add(lena, 'task', id, teams.crew)
    await saidBefore(like, teamAudience(teams.crew), 'Of the task')
    expect(await texts(omar, own)).toBeUndefined()
    await says(maya, own, 'Of the goal')
    expect(await texts(omar, own)).toEqual(['Of the goal'])
    expect(await texts(omar, like)).toEqual(['Of the task'])
  })

  test('of a week that nobody holds any more is lent, and goes on', async () => {
    const { lena, omar, teams } = harbor
    const of = about('metric', newId(), OLD_WEEK)
    await add(omar, 'metric', of.subjectId, teams.crew)
    const audience = teamAudience(teams.crew)
    const discussionId = await saidBefore(of, audience, 'Before')
    expect(lena.holds(discussions).map(({ id }) => id)).not.toContain(discussionId)
    for (const text of ['Since', 'Then']) await says(omar, of, text)
    await lena.borrows(heldDiscussion, { ...of, ...audience })
    await lena.borrows(heldComments, { discussionId, ...audience })
    const here = lena.holds(comments).filter((one) => one.discussionId === discussionId)
    expect(new Set(here.map(({ text }) => text))).toEqual(new Set(['Before', 'Since', 'Then']))
    await lena.verifyStore()
    lena.givesBackAll()
  })
})

describe('the database', () => {
  const opened = async (of: About, id?: string) => {
    const discussion = newDiscussion(of, teamAudience(harbor.teams.crew), daysAgo(1))
    await seed([newRow(discussions, { ...discussion, ...(id !== undefined && { id }) })])
  }

  test.each(KINDS)('has one discussion of each subject, by no other id (%s)', async (kind) => {
    const { omar, teams } = harbor
    const [of, more] = [about(kind, newId()), about(kind, newId())]
    for (const { subjectId } of [of, more]) await add(omar, kind, subjectId, teams.crew)
    await expect(opened(of, newId())).rejects.toMatchObject(refused('sync/conflict'))
    await expect(
      opened(of, newDiscussion(more, teamAudience(teams.crew), daysAgo(1)).id),
    ).rejects.toMatchObject(refused('sync/conflict'))
    await opened(of)
    await expect(opened(of, earlierId(of))).rejects.toMatchObject(refused('sync/conflict'))
    await opened(more, earlierId(more))
    await expect(opened(more)).rejects.toMatchObject(refused('sync/conflict'))
  })
})
