import { defineMutation, type MutationContext } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { canTakePart } from '../meetings.access.ts'
import { refuse } from '../meetings.refusals.ts'
import { type Meeting, meetings, scriberEpoch, sectionIndex } from '../meetings.table.ts'
import { TIMER_NOT_CHANGED } from '../meetings.text.ts'
import { type ByScriber, findScribed } from '../scriber/scribed.reads.ts'
import { moveTimer, pauseTimer, resumeTimer, sectionOf, type Timer } from './timer.rules.ts'

/** The epoch under which the scriber acted; it fences off writes of somebody who is no longer the scriber. */
const target = { meetingId: ref('meetings'), epoch: scriberEpoch() }

export const goToSection = defineMutation('goToSection', {
  failure: TIMER_NOT_CHANGED,
  input: { ...target, section: sectionIndex() },
  gathers: true,
  may: canTakePart,
  run: (tx, { section, ...args }, context) =>
    changeTimer(tx, args, context, (meeting, at) => moveTo(meeting, section, at)),
})

export const nextSection = defineMutation('nextSection', {
  failure: TIMER_NOT_CHANGED,
  input: target,
  gathers: true,
  may: canTakePart,
  run: (tx, args, context) =>
    changeTimer(tx, args, context, (meeting, at) =>
      moveTo(meeting, Math.min(sectionOf(meeting) + 1, meeting.sections.length - 1), at),
    ),
})

export const previousSection = defineMutation('previousSection', {
  failure: TIMER_NOT_CHANGED,
  input: target,
  may: canTakePart,
  run: (tx, args, context) =>
    changeTimer(tx, args, context, (meeting, at) => moveTo(meeting, Math.max(0, sectionOf(meeting) - 1), at)),
})

export const pauseMeeting = defineMutation('pauseMeeting', {
  failure: TIMER_NOT_CHANGED,
  input: target,
  may: canTakePart,
  run: (tx, args, context) =>
    changeTimer(tx, args, context, (meeting, at) => (meeting.isPaused ? {} : pauseTimer(meeting, at))),
})

export const resumeMeeting = defineMutation('resumeMeeting', {
  failure: TIMER_NOT_CHANGED,
  input: target,
  may: canTakePart,
  run: (tx, args, context) =>
    changeTimer(tx, args, context, (meeting, at) => (meeting.isPaused ? resumeTimer(meeting, at) : {})),
})

function moveTo(meeting: Meeting, section: number, at: number): Partial<Timer> {
  if (section >= meeting.sections.length) refuse('meeting/no-such-section')
  return section === sectionOf(meeting) ? {} : moveTimer(meeting, section, at)
}

function changeTimer(
  tx: Transaction,
  target: ByScriber,
  { actor, now }: MutationContext,
  change: (meeting: Meeting, at: number) => Partial<Timer>,
): void {
  const meeting = findScribed(tx, actor, target)
  tx.update(meetings, meeting.id, {
    ...change(meeting, Date.parse(now)),
    scriberLastActivity: now,
    updatedAt: now,
    updatedBy: actor.id,
  })
}
