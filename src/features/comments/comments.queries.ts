import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { type Region, rosterOf, spanOf } from '../../sync/region.ts'
import { type Person, people } from '../people/people.table.ts'
import { byDisplayName, displayName, isActiveMember } from '../people/people.rules.ts'
import { levelCan } from '../rights/capabilities.rules.ts'
import { isOnTeam } from '../teams/teams.reads.ts'
import { type Audience, audienceFields, audienceScope } from './audience.rules.ts'
import { canDeleteComment } from './comments.access.ts'
import { discussionOf, followerOf, unreadIn } from './following.reads.ts'
import { byNumber, latestFirst } from './comments.rules.ts'
import { isFollowing } from './unread.rules.ts'
import { type Comment, comments, type CommentVersion, commentVersions } from './comments.table.ts'
import { type Discussion, discussions } from './discussions.table.ts'
import { discussionFollowers } from './following.table.ts'
import type { Named } from './mentions.rules.ts'
import { aboutFields, referringTo } from './subjects.rules.ts'

/** A comment as its discussion shows it. */
export interface CommentItem {
  comment: Comment
  author: Person | undefined
  /** The names of those whom it mentions. */
  mentioned: string[]
  /** Of whoever deleted it. */
  deletedBy: Person | undefined
  mayDelete: boolean
}

export interface DiscussionItems {
  discussion: Discussion
  /** Those at hand, the first first. */
  items: CommentItem[]
  isFollowing: boolean
  followers: Person[]
  hasUnread: boolean
  /** When a comment last mentioned the actor. */
  mentionedAt: string | null
}

/** Everything of a discussion that is at hand; null where nobody has said anything yet. It reaches only those who may read it. */
export const discussionItems = defineQuery('discussionItems', {
  input: aboutFields,
  visibleTo: () => true,
  run(read, about, actor): DiscussionItems | null {
    const discussion = discussionOf(read, about)
    if (!discussion) return null
    const { id: discussionId } = discussion
    const nameOf = (id: string) => displayName(read.get(people, id))
    const itemOf = (comment: Comment): CommentItem => ({
      comment,
      author: read.get(people, comment.createdBy),
      mentioned: comment.mentionedIds.map(nameOf),
      deletedBy: comment.deletedBy === null ? undefined : read.get(people, comment.deletedBy),
      mayDelete: canDeleteComment(actor, comment, read),
    })
    const follower = followerOf(read, discussionId, actor.id)
    const { unread, isMentioned } = unreadIn(read, discussion, actor.id)
    return {
      discussion,
      items: read.where(comments, { discussionId }).toSorted(byNumber).map(itemOf),
      isFollowing: isFollowing(follower),
      followers: read
        .where(discussionFollowers, { discussionId, stoppedAt: null })
        .flatMap(({ personId }) => read.get(people, personId) ?? [])
        .toSorted(byDisplayName),
      hasUnread: unread > 0 || isMentioned,
      mentionedAt: follower?.mentionedAt ?? null,
    }
  },
})

/** Holds the discussion of a subject, however old, while it is on a screen. */
export const heldDiscussion = defineQuery('heldDiscussion', {
  input: { ...aboutFields, ...audienceFields },
  visibleTo: (actor, audience) => actor.sees(audienceScope(audience)),
  reaches: ({ kind, subjectId, week, ...audience }): Region[] => {
    const about = { ...referringTo({ kind, subjectId, week }), ...(week !== null && { week }) }
    return [{ scope: audienceScope(audience), span: spanOf(discussions, about) }]
  },
  run: (): true => true,
})

/** Holds all comments of a discussion, however old, while it is on a screen. */
export const heldComments = defineQuery('heldComments', {
  input: { discussionId: ref('discussions'), ...audienceFields },
  visibleTo: (actor, audience) => actor.sees(audienceScope(audience)),
  reaches: ({ discussionId, ...audience }): Region[] => [
    { scope: audienceScope(audience), span: spanOf(comments, { discussionId }) },
  ],
  run: (): true => true,
})

/** What a comment said before, the latest first; of a deleted one, whoever deleted it is the only reader (`readerId`). */
export const commentHistory = defineQuery('commentHistory', {
  input: { commentId: ref('comments'), readerId: ref('people').nullable(), ...audienceFields },
  visibleTo: (actor, { readerId, ...audience }) =>
    readerId === null ? actor.sees(audienceScope(audience)) : readerId === actor.id,
  reaches: ({ commentId, readerId, ...audience }): Region[] => {
    const scope = readerId === null ? audienceScope(audience) : (`u:${readerId}` as const)
    return [{ scope, span: spanOf(commentVersions, { commentId }) }]
  },
  run: (read, { commentId, readerId }): CommentVersion[] =>
    read.where(commentVersions, { commentId, readerId }).toSorted(latestFirst),
})

/** Whom a comment for this audience can mention, by name. */
export const mentionablePeople = defineQuery('mentionablePeople', {
  input: audienceFields,
  visibleTo: (actor, audience) => actor.sees(audienceScope(audience)),
  reaches: ({ teamId, isShared }) => (teamId === null || isShared ? [] : [rosterOf(teamId)]),
  run(read, audience: Audience, actor): Named[] {
    const { teamId, isShared } = audience
    if (teamId === null && !isShared) return []
    const sees = ({ id, level }: Person) =>
      isShared || levelCan(level, 'manage_all_teams') || isOnTeam(read, teamId ?? '', id)
    return read
      .where(people, { status: 'active' })
      .filter((person) => person.id !== actor.id && isActiveMember(person) && sees(person))
      .toSorted(byDisplayName)
      .map((person) => ({ id: person.id, name: displayName(person) }))
  },
})
