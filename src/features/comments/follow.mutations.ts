import { defineMutation } from '../../sync/define-mutation.ts'
import { boolean, integer, ref, timestamp } from '../../sync/fields.ts'
import { freeId } from '../../sync/hashed-id.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { readMentions } from '../notifications/tell.mutations.ts'
import { canFollow, isAmong } from './comments.access.ts'
import { followerOf, readOf } from './following.reads.ts'
import { MOST_COMMENTS } from './comment-limits.rules.ts'
import { NOT_FOLLOWED } from './comments.text.ts'
import { type Discussion, discussions } from './discussions.table.ts'
import { type DiscussionFollower, discussionFollowers, discussionReads } from './following.table.ts'
import { newFollower } from './new-rows.rules.ts'
import { subjectOf } from './subjects.rules.ts'

/** Follows a discussion, or stops. Whoever stops hears of it again when they are mentioned or add to it. */
export const followDiscussion = defineMutation('followDiscussion', {
  failure: NOT_FOLLOWED,
  input: { discussionId: ref('discussions'), isFollowing: boolean() },
  may: canFollow,
  run(tx, { discussionId, isFollowing }, { actor, now }) {
    const discussion = tx.find(discussions, discussionId)
    const stoppedAt = isFollowing ? null : now
    const before = followerOf(tx, discussionId, actor.id)
    if (before) tx.update(discussionFollowers, before.id, { stoppedAt })
    else tx.insert(discussionFollowers, { ...followerTo(tx, discussion, actor.id, now), stoppedAt })
  },
})

/** Notes that the actor has seen the first `seen` comments of a discussion. */
export const readDiscussion = defineMutation('readDiscussion', {
  input: {
    discussionId: ref('discussions'),
    seen: integer(0, MOST_COMMENTS),
    /** The moment of the latest mention of the actor that they have seen; null if there was none. Earlier browsers don’t say it. */
    until: timestamp().nullable().optional(),
  },
  unbidden: true,
  may: canFollow,
  run(tx, { discussionId, ...read }, { actor, now }) {
    noteRead(tx, tx.find(discussions, discussionId), actor.id, read, now)
  },
})

/** Earlier than any mention: the first comment may have one at the moment that opens its discussion. */
const NEVER = new Date(0).toISOString()

/** What somebody has seen of a discussion: how many comments, and until when what mentions them, if that is known. */
interface Seen {
  seen: number
  until?: string | null | undefined
}

/**
 * Another device may have seen more, and nobody has seen what is not there yet. Whoever has read without a network hears of the mentions that came
 * meanwhile, also by an edit, so only those who have seen everything have read what told of them.
 */
export function noteRead(
  tx: Transaction,
  discussion: Discussion,
  personId: string,
  { seen, until }: Seen,
  now: string,
): void {
  const { id: discussionId, made } = discussion
  const mentionedAt = followerOf(tx, discussionId, personId)?.mentionedAt ?? NEVER
  const hasSeenAll = seen >= made && (until === undefined || mentionedAt <= (until ?? NEVER))
  const before = readOf(tx, discussionId, personId)
  const after = {
    seen: Math.max(before?.seen ?? 0, Math.min(seen, made)),
    readAt: hasSeenAll ? now : (before?.readAt ?? NEVER),
  }
  if (before) tx.update(discussionReads, before.id, after)
  else {
    const id = freeId(tx.overlay, discussionReads, 'read', discussionId, personId)
    tx.insert(discussionReads, { id, discussionId, personId, ...after })
  }
  if (hasSeenAll) readMentions(tx, personId, subjectOf(discussion), now)
}

const followerTo = (
  tx: Transaction,
  discussion: Discussion,
  personId: string,
  now: string,
): DiscussionFollower =>
  newFollower(
    freeId(tx.overlay, discussionFollowers, 'follower', discussion.id, personId),
    discussion,
    personId,
    now,
  )

/** Lets these people follow a discussion who see it and have not stopped. */
export function addFollowers(
  tx: Transaction,
  discussion: Discussion,
  personIds: readonly string[],
  now: string,
): void {
  for (const personId of new Set(personIds)) {
    if (followerOf(tx, discussion.id, personId) || !isAmong(tx, personId, discussion)) continue
    tx.insert(discussionFollowers, followerTo(tx, discussion, personId, now))
  }
}

/** As `addFollowers`, also for those who have stopped. */
export function followAgain(
  tx: Transaction,
  discussion: Discussion,
  personIds: readonly string[],
  change: { mentionedAt?: string },
  now: string,
): void {
  addFollowers(tx, discussion, personIds, now)
  for (const personId of personIds) {
    const follower = followerOf(tx, discussion.id, personId)
    const isTold = follower && (follower.stoppedAt !== null || change.mentionedAt !== undefined)
    if (isTold) tx.update(discussionFollowers, follower.id, { stoppedAt: null, ...change })
  }
}
