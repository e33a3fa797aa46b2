import type { Actor } from '../../sync/actor.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import { deny } from '../../sync/refusal.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { madeInMeeting } from '../meetings/made-in-meeting.reads.ts'
import { canAddHeadlines, canChangeHeadline } from './headlines.access.ts'
import { headlineContent, headlines, headlineTitle, type Headline } from './headlines.table.ts'
import {
  HEADLINE_NOT_ADDED,
  HEADLINE_NOT_ARCHIVED,
  HEADLINE_NOT_UPDATED,
  NOT_YOUR_TEAM,
  ONLY_ITS_CREATOR,
} from './headlines.text.ts'
import { canWriteWork } from '../work/work.access.ts'

/** Refused in the spec's own words rather than by `may`, whose answer names no team. */
export const createHeadline = defineMutation('createHeadline', {
  input: {
    id: uuid(),
    title: headlineTitle(),
    content: headlineContent().optional(),
    teamId: ref('teams'),
    meetingId: ref('meetings').nullable().optional(),
  },
  may: (actor) => actor.can('participate_meetings'),
  run(tx, { id, title, content = null, teamId, meetingId }, { actor, now }) {
    if (!canAddHeadlines(actor, teamId, tx)) deny(HEADLINE_NOT_ADDED, NOT_YOUR_TEAM)
    tx.insert(headlines, {
      id,
      title,
      content,
      teamId,
      meetingId: madeInMeeting(tx, meetingId, teamId),
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      archivedAt: null,
    })
  },
})

export const updateHeadline = defineMutation('updateHeadline', {
  input: { id: ref('headlines'), title: headlineTitle().optional(), content: headlineContent().optional() },
  may: canWriteWork,
  run(tx, { id, ...changed }, { actor, now }) {
    findOwn(tx, actor, id, HEADLINE_NOT_UPDATED)
    tx.update(headlines, id, { ...changed, updatedAt: now })
  },
})

export const archiveHeadline = defineMutation('archiveHeadline', {
  input: { id: ref('headlines') },
  may: canWriteWork,
  run(tx, { id }, { actor, now }) {
    findOwn(tx, actor, id, HEADLINE_NOT_ARCHIVED)
    tx.update(headlines, id, { archivedAt: now, updatedAt: now })
  },
})

export const restoreHeadline = defineMutation('restoreHeadline', {
  input: { id: ref('headlines') },
  may: canWriteWork,
  run(tx, { id }, { actor, now }) {
    findOwn(tx, actor, id, HEADLINE_NOT_UPDATED)
    tx.update(headlines, id, { archivedAt: null, updatedAt: now })
  },
})

function findOwn(tx: Transaction, actor: Actor, id: string, title: string): Headline {
  const headline = tx.find(headlines, id)
  return canChangeHeadline(actor, headline) ? headline : deny(title, ONLY_ITS_CREATOR)
}
