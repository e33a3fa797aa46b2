import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Audience, teamAudience } from '../src/features/comments/audience.rules.ts'
import { deleteComment, editComment, restoreComment } from '../src/features/comments/comments.mutations.ts'
import { commentHistory, heldComments, heldDiscussion } from '../src/features/comments/comments.queries.ts'
import { comments, commentVersions } from '../src/features/comments/comments.table.ts'
import { type Discussion, discussions } from '../src/features/comments/discussions.table.ts'
import { followDiscussion, readDiscussion } from '../src/features/comments/follow.mutations.ts'
import { discussionFollowers, discussionReads } from '../src/features/comments/following.table.ts'
import { newDiscussion, newFollower } from '../src/features/comments/new-rows.rules.ts'
import type { About, SubjectKind } from '../src/features/comments/subjects.rules.ts'
import { commentOnGoal } from '../src/features/goals/goal-comments.mutations.ts'
import { createGoal } from '../src/features/goals/goals.mutations.ts'
import { teamGoals } from '../src/features/goals/goals.table.ts'
import { commentOnHeadline } from '../src/features/headlines/headline-comments.mutations.ts'
import { createHeadline } from '../src/features/headlines/headlines.mutations.ts'
import { headlines } from '../src/features/headlines/headlines.table.ts'
import { reactToHeadline } from '../src/features/headlines/reactions/reactions.mutations.ts'
import { commentOnIssue } from '../src/features/issues/issue-comments.mutations.ts'
import { issues } from '../src/features/issues/issues.table.ts'
import { commentOnWeek } from '../src/features/metrics/values/week-comments.mutations.ts'
import { type NewRow, newRow } from '../src/features/people/company-rows.rules.ts'
import { soughtRow } from '../src/features/search/sought.queries.ts'
import { commentOnTask } from '../src/features/tasks/task-comments.mutations.ts'
import { createTask } from '../src/features/tasks/tasks.mutations.ts'
import { tasks } from '../src/features/tasks/tasks.table.ts'
import type { Row, Table } from '../src/sync/define-table.ts'
import { newId } from '../src/sync/id.ts'
import { type Cast, cast } from './cast.ts'
import { issueRow } from './issue-rows.ts'
import { daysAgo, harborBefore, weekBefore } from './long-ago.ts'
import type { Player } from './player.ts'
import { refused } from './refused.ts'

let stage: Cast, harbor: Cast['harbor'], crew: Audience
beforeAll(async () => {
  stage = await cast()
  harbor = stage.harbor
  crew = teamAudience(harbor.teams.crew)
})
afterAll(() => stage.stop())
afterEach(() => [harbor.lena, harbor.omar, harbor.theo].forEach((player) => player.givesBackAll()))

const { seed, crewMetric } = harborBefore(() => stage)

const COMMENT_ON = {
  issue: commentOnIssue,
  goal: commentOnGoal,
  task: commentOnTask,
  headline: commentOnHeadline,
  metric: commentOnWeek,
}
const BEYOND = {
  issue: 'issues',
  goal: 'goals',
  task: 'tasks',
  headline: 'headlines',
  metric: 'metrics',
} as const

interface Old {
  about: About
  discussion: Discussion
  /** Said by lena, by omar, and one of omar's that he deleted, which said `Secret`. */
  said: [string, string, string]
  /** What the first said before. */
  versionId: string
}

/** A row as the product makes it, once more as one of long ago. */
async function longAgo<R extends Row>(table: Table<R>, id: string, past: Partial<R>): Promise<NewRow> {
  const { replica } = (await stage.node.company(harbor.companyId))!
  return newRow(table, { ...replica.store.get(table, id)!, ...past, id: newId() })
}

type Past = 'archived' | 'finished'

/** A row of so many days ago. */
async function oldRow(
  kind: Exclude<SubjectKind, 'metric'>,
  days: number,
  past: Past,
  teamId: string,
): Promise<NewRow> {
  const { omar } = harbor
  const [id, then] = [newId(), daysAgo(days)]
  const archived = { archivedAt: then }
  const isArchived = past === 'archived'
  switch (kind) {
    case 'issue': {
      const resolved = { status: 'resolved' as const, resolvedAt: then, resolvedBy: omar.id }
      return newRow(issues, issueRow({ teamId, ownerId: omar.id, ...(isArchived ? archived : resolved) }))
    }
    case 'goal': {
      const goal = { id, teamId, ownerId: omar.id, title: 'Round the Horn', description: null }
      await omar.does(createGoal, { ...goal, targetDate: null, isCompanyGoal: false })
      const ended = { closedAt: then, outcome: 'done' as const, completedAt: then }
      return longAgo(teamGoals, id, isArchived ? archived : ended)
    }
    case 'task': {
      await omar.does(createTask, { id, title: 'Caulk', taskType: 'team', dueDate: '2026-11-23', teamId })
      return longAgo(tasks, id, isArchived ? archived : { status: 'done', doneAt: then })
    }
    case 'headline':
      await omar.does(createHeadline, { id, title: 'News', teamId })
      return longAgo(headlines, id, archived)
  }
}

/** What was said of a subject, so many days ago. */
async function saidOf(kind: SubjectKind, days: number, past: Past, teamId = harbor.teams.crew): Promise<Old> {
  const { lena, omar } = harbor
  const audience = teamAudience(teamId)
  const row = kind === 'metric' ? null : await oldRow(kind, days, past, teamId)
  const about: About = {
    kind,
    subjectId: row?.row.id ?? (await crewMetric(`Old ${newId()}`)),
    week: row ? null : weekBefore(Math.ceil(days / 7)),
  }
  const then = daysAgo(days)
  const discussion = {
    ...newDiscussion(about, audience, then),
    made: 3,
    commentCount: 2,
    lastCommentAt: then,
    lastCommentBy: omar.id,
  }
  const said: Old['said'] = [newId(), newId(), newId()]
  const comment = (number: 1 | 2 | 3, createdBy: string) => ({
    id: said[number - 1]!,
    discussionId: discussion.id,
    ...audience,
    number,
    text: number === 3 ? null : `Old ${number}`,
    mentionedIds: [],
    edits: number === 1 ? 1 : 0,
    createdBy,
    createdAt: then,
    editedAt: number === 1 ? then : null,
    deletedAt: number === 3 ? then : null,
    deletedBy: number === 3 ? omar.id : null,
  })
  const version = { discussionId: discussion.id, ...audience, number: 1, replacedAt: then }
  const versionId = newId()
  await seed([
    ...(row ? [row] : []),
    newRow(discussions, discussion),
    newRow(comments, comment(1, lena.id)),
    newRow(comments, comment(2, omar.id)),
    newRow(comments, comment(3, omar.id)),
    newRow(commentVersions, { ...version, id: versionId, commentId: said[0], readerId: null, text: 'Teh' }),
    newRow(commentVersions, {
      ...version,
      id: newId(),
      commentId: said[2],
      readerId: omar.id,
      text: 'Secret',
    }),
    newRow(discussionFollowers, newFollower(newId(), discussion, lena.id, then)),
    newRow(discussionReads, {
      id: newId(),
      discussionId: discussion.id,
      personId: lena.id,
      seen: 1,
      readAt: then,
    }),
  ])
  ;(await stage.node.company(harbor.companyId))!.hub.flush()
  return { about, discussion, said, versionId }
}

/** As somebody who opens the subject, then its discussion. */
async function opens(reader: Player, { about, discussion }: Old): Promise<void> {
  const { kind, subjectId } = about
  await reader.borrows(soughtRow, { id: subjectId, teamId: crew.teamId, kind: BEYOND[kind] })
  await reader.borrows(heldDiscussion, { ...about, ...crew })
  await reader.borrows(heldComments, { discussionId: discussion.id, ...crew })
}

const here = (reader: Player, { discussion }: Old) =>
  reader
    .holds(comments)
    .filter(({ discussionId }) => discussionId === discussion.id)
    .toSorted((one, other) => one.number - other.number)
    .map(({ text }) => text)

const discussionHere = (reader: Player, { discussion }: Old) =>
  reader.holds(discussions).find(({ id }) => id === discussion.id)

const edit = (id: string, text: string) => ({ id, versionId: newId(), text, mentionedIds: [] })

/** What the database holds of it. */
async function stored<T extends Record<string, unknown>>(text: string, id: string): Promise<T[]> {
  return stage.node.options.inCompany(harbor.companyId, null, async (connection) => {
    const { rows } = await connection.query<T>(text, [id])
    return rows
  })
}

const versionsOf = (id: string) =>
  stored<{ text: string; reader: string | null }>(
    'select text, reader_id as reader from comment_versions where comment_id = $1 order by number',
    id,
  )

const LONG_AGO = [
  ['metric', 200, 'finished'],
  ['metric', 400, 'finished'],
  ['issue', 400, 'archived'],
  ['issue', 400, 'finished'],
  ['task', 400, 'archived'],
  ['task', 400, 'finished'],
  ['goal', 400, 'archived'],
  ['goal', 400, 'finished'],
  ['headline', 400, 'archived'],
] as const

const actsOn = ({ said: [first, , deleted] }: Old, player: Player) => [
  () => player.does(editComment, edit(first, 'Mine')),
  () => player.does(deleteComment, { id: first, versionId: newId() }),
  () => player.does(restoreComment, { id: deleted }),
]

describe.each(LONG_AGO)('what was said of a %s of %i days ago (%s)', (kind, days, past) => {
  const makes = () => saidOf(kind, days, past)

  test('is held by nobody, and lent whole to who opens it', async () => {
    const { lena, theo } = harbor
    const old = await makes()
    expect(discussionHere(theo, old)).toBeUndefined()
    for (const reader of [lena, theo]) {
      await opens(reader, old)
      expect(here(reader, old)).toEqual(['Old 1', 'Old 2', null])
      await reader.verifyStore()
    }
    const before = { commentId: old.said[0], readerId: null, ...crew }
    await theo.borrows(commentHistory, before)
    expect(theo.holds(commentVersions).map(({ id }) => id)).toContain(old.versionId)
  })

  test('is edited, by its author alone, and who looks at it sees that at once', async () => {
    const { lena, omar, maya } = harbor
    const old = await makes()
    await opens(lena, old)
    await opens(omar, old)
    await lena.does(editComment, edit(old.said[0], 'Better'))
    expect(here(omar, old)).toEqual(['Better', 'Old 2', null])
    for (const other of [omar, maya])
      await expect(other.does(editComment, edit(old.said[0], 'Mine'))).rejects.toMatchObject(
        refused('comment/author-only'),
      )
    expect(await versionsOf(old.said[0])).toMatchObject([{ text: 'Teh' }, { text: 'Old 1' }])
    for (const reader of [lena, omar]) await reader.verifyStore()
    for (const reader of [lena, omar]) reader.givesBackAll()
    // Also from where it is not at hand, as a program does.
    await lena.does(editComment, edit(old.said[0], 'Best'))
  })

  test('is deleted with what it said before, and brought back', async () => {
    const { lena, omar, theo } = harbor
    const old = await makes()
    await opens(theo, old)
    await omar.does(deleteComment, { id: old.said[0], versionId: newId() })
    expect(here(theo, old)).toEqual([null, 'Old 2', null])
    expect(discussionHere(theo, old)?.commentCount).toBe(1)
    expect((await versionsOf(old.said[0])).map(({ reader }) => reader)).toEqual([omar.id, omar.id])
    await expect(lena.does(restoreComment, { id: old.said[0] })).rejects.toMatchObject(
      refused('comment/deleter-only'),
    )
    await expect(lena.does(editComment, edit(old.said[0], 'Still'))).rejects.toMatchObject(
      refused('comment/deleted'),
    )
    for (const id of [old.said[0], old.said[2]]) await omar.does(restoreComment, { id })
    expect(here(theo, old)).toEqual(['Old 1', 'Old 2', 'Secret'])
    expect(await versionsOf(old.said[0])).toEqual([{ text: 'Teh', reader: null }])
    expect(discussionHere(theo, old)?.commentCount).toBe(3)
    await theo.verifyStore()
  })

  test('is followed and read once, as ever', async () => {
    const { lena, theo } = harbor
    const old = await makes()
    const { id: discussionId } = old.discussion
    await opens(theo, old)
    for (const isFollowing of [false, true]) {
      await lena.does(followDiscussion, { discussionId, isFollowing })
      await theo.does(followDiscussion, { discussionId, isFollowing })
    }
    await lena.does(readDiscussion, { discussionId, seen: 3 })
    await theo.does(readDiscussion, { discussionId, seen: 2 })
    const followers = 'select person_id as who from discussion_followers where discussion_id = $1'
    expect(await stored(followers, discussionId)).toHaveLength(2)
    const reads = 'select seen from discussion_reads where discussion_id = $1 order by seen'
    expect(await stored(reads, discussionId)).toEqual([{ seen: 2 }, { seen: 3 }])
    await theo.verifyStore()
  })

  test('is answered, unless it lies in the archive', async () => {
    const { lena, omar } = harbor
    const old = await makes()
    const { subjectId, week } = old.about
    await opens(omar, old)
    const answer = { id: newId(), subjectId, week, text: 'New', mentionedIds: [] }
    const answering = lena.does(COMMENT_ON[kind], answer)
    if (past === 'archived') await expect(answering).rejects.toMatchObject(refused('comment/archived'))
    else await answering
    const isNew = past !== 'archived'
    expect(here(omar, old)).toEqual(['Old 1', 'Old 2', null, ...(isNew ? ['New'] : [])])
    expect(discussionHere(omar, old)).toMatchObject(
      isNew ? { made: 4, commentCount: 3 } : { made: 3, commentCount: 2 },
    )
    await omar.verifyStore()
  })

  test('is nothing to another company, and only to be read by who only looks', async () => {
    const old = await makes()
    for (const act of actsOn(old, stage.lantern.ravi))
      await expect(act()).rejects.toMatchObject(refused('access/not-found'))
    for (const act of actsOn(old, harbor.theo))
      await expect(act()).rejects.toMatchObject(refused('access/denied'))
  })

  test('takes what two browsers do at once, and what one did that heard of nothing meanwhile', async () => {
    const { lena, omar, theo, companyId } = harbor
    const old = await makes()
    const [first] = old.said
    await opens(theo, old)
    await opens(lena, old)
    const say = (text: string) => stage.node.run(companyId, lena.id, editComment, edit(first, text))
    await Promise.all([say('One'), say('Other')])
    const { hub } = (await stage.node.company(companyId))!
    hub.flush()
    expect(await versionsOf(first)).toHaveLength(3)
    expect(['One', 'Other']).toContain(here(theo, old)[0])
    // Omar deletes it while Lena's browser has no line: what it sends then is refused, and nothing of hers gets lost.
    lena.loses()
    await omar.does(deleteComment, { id: first, versionId: newId() })
    const late = lena.did(editComment, edit(first, 'Too late'))
    await expect(late).rejects.toMatchObject(refused('comment/deleted'))
    expect(await versionsOf(first)).toHaveLength(4)
    lena.returns()
    expect(here(theo, old)[0]).toBeNull()
    for (const reader of [theo, lena]) await reader.verifyStore()
  })
})

test('whoever wrote in a team long ago and is not on it any more finds nothing of it', async () => {
  const { lena, teams } = harbor
  const old = await saidOf('issue', 400, 'finished', teams.leadership)
  for (const act of actsOn(old, lena)) await expect(act()).rejects.toMatchObject(refused('access/not-found'))
  const { id: discussionId } = old.discussion
  await expect(lena.does(followDiscussion, { discussionId, isFollowing: true })).rejects.toMatchObject(
    refused('access/not-found'),
  )
  const asked = { discussionId, ...teamAudience(teams.leadership) }
  await expect(lena.asks(heldComments, asked)).rejects.toMatchObject(refused('access/denied'))
})

test('what a comment said that was deleted long ago comes to who deleted it alone, who can bring it back', async () => {
  const { omar, theo } = harbor
  const old = await saidOf('metric', 400, 'finished')
  for (const player of [omar, theo]) await opens(player, old)
  const secrets = (player: Player) => player.holds(commentVersions).filter(({ text }) => text === 'Secret')
  await omar.borrows(commentHistory, { commentId: old.said[2], readerId: omar.id, ...crew })
  expect(secrets(omar).map(({ commentId }) => commentId)).toEqual([old.said[2]])
  await omar.does(restoreComment, { id: old.said[2] })
  expect(here(theo, old)).toEqual(['Old 1', 'Old 2', 'Secret'])
  expect([omar, theo].map(secrets)).toEqual([[], []])
})

test('a headline that was archived long ago takes no reaction, and says why', async () => {
  const { about } = await saidOf('headline', 400, 'archived')
  await expect(
    harbor.lena.does(reactToHeadline, { headlineId: about.subjectId, kind: 'cheer', isOn: true }),
  ).rejects.toMatchObject(refused('headline/archived'))
})
