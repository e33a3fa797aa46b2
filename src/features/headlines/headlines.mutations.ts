import { defineMutation } from '../../sync/define-mutation.ts'
import { boolean, ref, timestamp, uuid } from '../../sync/fields.ts'
import { madeInMeeting } from '../meetings/made-in-meeting.reads.ts'
import { plannedAt } from '../meetings/schedule/planned.reads.ts'
import { canWriteWork } from '../work/work.access.ts'
import { canAddHeadlines, canArchiveHeadline, canChangeHeadline } from './headlines.access.ts'
import { refuse } from './headlines.refusals.ts'
import { headlineContent, headlines, headlineTitle } from './headlines.table.ts'
import { HEADLINE_NOT_ADDED, HEADLINE_NOT_ARCHIVED, HEADLINE_NOT_UPDATED } from './headlines.text.ts'

/** Adds a headline. `may` asks for less than `canAddHeadlines`, so that its refusal can name the team. */
export const createHeadline = defineMutation('createHeadline', {
  failure: HEADLINE_NOT_ADDED,
  input: {
    id: uuid(),
    title: headlineTitle(),
    content: headlineContent().optional(),
    teamId: ref('teams'),
    meetingId: ref('meetings').nullable().optional(),
    /** The moment of a planned meeting of the team; of no account if there is none then. */
    forMeetingAt: timestamp().nullable().optional(),
  },
  may: (actor) => actor.can('participate_meetings'),
  run(tx, { id, title, content = null, teamId, meetingId, forMeetingAt }, { actor, now }) {
    if (!canAddHeadlines(actor, teamId, tx)) refuse('headline/not-your-team')
    tx.insert(headlines, {
      id,
      title,
      content,
      teamId,
      meetingId: madeInMeeting(tx, meetingId, teamId),
      forMeetingAt: plannedAt(tx, teamId, forMeetingAt, now),
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      readAt: null,
      fromTeamId: null,
      archivedAt: null,
    })
  },
})

export const updateHeadline = defineMutation('updateHeadline', {
  failure: HEADLINE_NOT_UPDATED,
  input: { id: ref('headlines'), title: headlineTitle().optional(), content: headlineContent().optional() },
  may: canWriteWork,
  run(tx, { id, ...changed }, { actor, now }) {
    if (!canChangeHeadline(actor, tx.find(headlines, id))) refuse('headline/creator-only')
    tx.update(headlines, id, { ...changed, updatedAt: now })
  },
})

export const archiveHeadline = defineMutation('archiveHeadline', {
  failure: HEADLINE_NOT_ARCHIVED,
  input: { id: ref('headlines') },
  may: canWriteWork,
  run(tx, { id }, { actor, now }) {
    if (!canArchiveHeadline(actor, tx.find(headlines, id), tx)) refuse('headline/creator-or-manager-only')
    tx.update(headlines, id, { archivedAt: now, updatedAt: now })
  },
})

export const restoreHeadline = defineMutation('restoreHeadline', {
  failure: HEADLINE_NOT_UPDATED,
  input: { id: ref('headlines') },
  may: canWriteWork,
  run(tx, { id }, { actor, now }) {
    if (!canArchiveHeadline(actor, tx.find(headlines, id), tx)) refuse('headline/creator-or-manager-only')
    tx.update(headlines, id, { archivedAt: null, updatedAt: now })
  },
})

/** Marks a headline as read out to the team, or as not yet. Everybody who writes the team's work may. */
export const setHeadlineRead = defineMutation('setHeadlineRead', {
  failure: HEADLINE_NOT_UPDATED,
  input: { id: ref('headlines'), isRead: boolean() },
  may: canWriteWork,
  run(tx, { id, isRead }, { now }) {
    const { readAt } = tx.find(headlines, id)
    tx.update(headlines, id, { readAt: isRead ? (readAt ?? now) : null, updatedAt: now })
  },
})
