import { newId } from '../../sync/id.ts'
import { teamAudience } from '../comments/audience.rules.ts'
import { comments } from '../comments/comments.table.ts'
import { type Discussion, discussions } from '../comments/discussions.table.ts'
import { discussionFollowers, discussionReads } from '../comments/following.table.ts'
import { newDiscussion, newFollower, withComment } from '../comments/new-rows.rules.ts'
import { aboutRow } from '../comments/subjects.rules.ts'
import { headlineReactions, REACTIONS } from '../headlines/reactions/reactions.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import type { DemoIds } from './demo-company.server.ts'
import { DEMO_DISCUSSIONS, DEMO_REACTIONS, type DemoDiscussion } from './demo-discussions.server.ts'

/** An issue or headline of the demo company. */
interface Work {
  id: string
  title: string
  teamId: string
  createdBy: string
  createdAt: string
}

const HOUR_MS = 3_600_000

/** What is said of these issues and headlines, and how people react to the headlines. */
export function discussionRows(ids: DemoIds, now: string, work: readonly NewRow[]): NewRow[] {
  const byTitle = new Map(work.map(({ row }) => [(row as unknown as Work).title, row as unknown as Work]))
  return [
    ...DEMO_DISCUSSIONS.flatMap((discussed) =>
      discussionOf(ids, now, discussed, byTitle.get(discussed.title)!),
    ),
    ...Object.keys(DEMO_REACTIONS).flatMap((title) => reactionsTo(ids, byTitle.get(title)!)),
  ]
}

function discussionOf(ids: DemoIds, now: string, { about, said }: DemoDiscussion, work: Work): NewRow[] {
  const { id, teamId, createdBy } = work
  let discussion = newDiscussion(aboutRow(about, { id }), teamAudience(teamId), work.createdAt)
  const rows: NewRow[] = []
  for (const { who, text, hoursAgo, mentions = [] } of said) {
    const createdAt = new Date(Date.parse(now) - hoursAgo * HOUR_MS).toISOString()
    const mentionedIds = mentions.map((key) => ids.people[key]!)
    const next = withComment(discussion, {
      id: newId(),
      text,
      mentionedIds,
      createdBy: ids.people[who]!,
      createdAt,
    })
    discussion = next.discussion
    rows.push(newRow(comments, next.comment))
  }
  const mentioned = new Set(said.flatMap(({ mentions = [] }) => mentions.map((key) => ids.people[key]!)))
  const followers = new Set([createdBy, ...said.map(({ who }) => ids.people[who]!), ...mentioned])
  const following = Array.from(followers, (personId) =>
    newRow(discussionFollowers, {
      ...newFollower(newId(), discussion, personId, work.createdAt),
      mentionedAt: mentioned.has(personId) ? discussion.lastCommentAt : null,
    }),
  )
  return [newRow(discussions, discussion), ...rows, ...following, ...readings(ids, discussion, said, now)]
}

/** Who says something has read what was said before. */
function readings(
  ids: DemoIds,
  { id: discussionId }: Discussion,
  said: DemoDiscussion['said'],
  now: string,
): NewRow[] {
  const last = new Map(said.map(({ who, hoursAgo }, index) => [who, { seen: index + 1, hoursAgo }]))
  return Array.from(last, ([who, { seen, hoursAgo }]) => {
    const personId = ids.people[who]!
    const readAt = new Date(Date.parse(now) - hoursAgo * HOUR_MS).toISOString()
    return newRow(discussionReads, {
      id: newId(),
      discussionId,
      personId,
      seen,
      readAt,
    })
  })
}

const reactionsTo = (ids: DemoIds, { id, title, teamId, createdAt }: Work): NewRow[] =>
  REACTIONS.flatMap((kind) =>
    (DEMO_REACTIONS[title]?.[kind] ?? []).map((who) => {
      const personId = ids.people[who]!
      const reaction = {
        id: newId(),
        headlineId: id,
        teamId,
        personId,
        kind,
        createdAt,
      }
      return newRow(headlineReactions, reaction)
    }),
  )
