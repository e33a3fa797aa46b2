import type { Actor } from '../../sync/actor.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import type { Row } from '../../sync/define-table.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { date, ref, uuid } from '../../sync/fields.ts'
import { spanOf } from '../../sync/region.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { tellMentioned } from '../notifications/tell.mutations.ts'
import type { Audience } from './audience.rules.ts'
import { canComment } from './comments.access.ts'
import { mentionable } from './comments.reads.ts'
import { refuse } from './comments.refusals.ts'
import { isWeek, withOneMore } from './comments.rules.ts'
import { comments, commentText, mentionedPeople } from './comments.table.ts'
import { COMMENT_NOT_ADDED } from './comments.text.ts'
import { MOST_AN_HOUR, MOST_COMMENTS } from './comment-limits.rules.ts'
import { type Discussion, discussions } from './discussions.table.ts'
import { addFollowers, followAgain, noteRead } from './follow.mutations.ts'
import { discussionOf, readOf } from './following.reads.ts'
import { commentAllowances } from './following.table.ts'
import { newDiscussion, withComment } from './new-rows.rules.ts'
import type { Subject } from './subject.rules.ts'
import type { About } from './subjects.rules.ts'

/** Declares the mutation that adds a comment to one kind of subject; the first comment opens the discussion. */
export const commentOn = <R extends Row>(name: string, subject: Subject<R>) =>
  defineMutation(name, {
    failure: COMMENT_NOT_ADDED,
    input: {
      id: uuid(),
      /** What earlier browsers, whose changes may still wait, took for its id. Nothing depends on it. */
      discussionId: uuid().optional(),
      subjectId: ref(subject.table.name),
      /** The Monday of a metric's week; null for anything else. */
      week: date().nullable(),
      text: commentText(),
      mentionedIds: mentionedPeople(),
    },
    // The discussion of any other subject comes with it.
    reaches: ({ subjectId, week }) =>
      week === null ? [] : [spanOf(discussions, { metricId: subjectId, week })],
    may: canComment,
    run(tx, { id, subjectId, week, text, mentionedIds: called }, context) {
      const { actor, now } = context
      const row = tx.find(subject.table, subjectId)
      if ((subject.kind === 'metric') !== (week !== null) || (week !== null && !isWeek(week))) notFound()
      if (subject.isArchived(row)) refuse('comment/archived')
      if (!subject.mayDiscuss(tx, actor, row)) refuse('comment/may-not')
      countComment(tx, actor, now)
      const audience = subject.audienceOf(row)
      const about = { kind: subject.kind, subjectId, week }
      const before = opened(tx, about, audience, now)
      if (before.made >= MOST_COMMENTS) refuse('comment/too-many', { limit: MOST_COMMENTS })
      const mentionedIds = mentionable(tx, actor, before, { text, mentionedIds: called })
      const { discussion, comment } = withComment(before, {
        id,
        text,
        mentionedIds,
        createdBy: actor.id,
        createdAt: now,
      })
      tx.update(discussions, before.id, discussion)
      tx.insert(comments, comment)
      addFollowers(tx, discussion, subject.concerned(tx, row), now)
      followAgain(tx, discussion, [actor.id], {}, now)
      followAgain(tx, discussion, mentionedIds, { mentionedAt: now }, now)
      // Others may have said something while this waited for the network, which its author has not seen yet.
      const read = readOf(tx, before.id, actor.id)
      noteRead(tx, discussion, actor.id, { seen: (read?.seen ?? 0) + 1, until: read?.readAt ?? null }, now)
      const title = subject.titleOf(row)
      tellMentioned(tx, context, about, { teamId: audience.teamId, title }, mentionedIds)
    },
  })

function countComment(tx: Transaction, actor: Actor, now: string): void {
  const before = tx.get(commentAllowances, actor.id)
  const after = withOneMore(before, now) ?? refuse('comment/too-many-an-hour', { limit: MOST_AN_HOUR })
  if (before) tx.update(commentAllowances, actor.id, after)
  else tx.insert(commentAllowances, { id: actor.id, ...after })
}

/** The discussion of a subject, which is opened if nobody has said anything yet. */
function opened(tx: Transaction, about: About, audience: Audience, now: string): Discussion {
  const found = discussionOf(tx, about)
  if (found) return found
  const discussion = newDiscussion(about, audience, now)
  tx.insert(discussions, discussion)
  return discussion
}
