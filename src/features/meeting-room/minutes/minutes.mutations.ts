import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { ref, refs } from '../../../sync/fields.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { participation } from '../../meetings/meetings.reads.ts'
import { refuse as refuseMeeting } from '../../meetings/meetings.refusals.ts'
import { meetingParticipants, meetings } from '../../meetings/meetings.table.ts'
import { canMailMinutes } from './minutes.access.ts'
import { refuse } from './minutes.refusals.ts'
import { areMinutesOpen, isMailable } from './minutes.rules.ts'
import { MINUTES_NOT_MAILED } from './minutes.text.ts'

/** How many people one request can have the minutes mailed to. */
export const MOST_MAILED = 200

/** Has the minutes mailed to these participants, as far as they have not got them. The mails follow the commit. */
export const sendMinutes = defineMutation('sendMinutes', {
  failure: MINUTES_NOT_MAILED,
  input: { meetingId: ref('meetings'), participantIds: refs('meeting_participants', MOST_MAILED) },
  may: canTakePart,
  run(tx, { meetingId, participantIds }, { actor, now }) {
    const meeting = tx.find(meetings, meetingId)
    if (meeting.status !== 'ended' || meeting.deletedAt !== null) refuseMeeting('meeting/not-found')
    const participants = participantIds.map((id) => tx.find(meetingParticipants, id))
    if (participants.some((one) => one.meetingId !== meetingId)) notFound()
    const wasThere = participation(tx, meetingId, actor.id) !== undefined
    if (!canMailMinutes(actor, wasThere) && participants.some(({ personId }) => personId !== actor.id))
      refuse('minutes/not-yours-to-mail')
    if (!areMinutesOpen(meeting, now)) refuse('minutes/too-late')
    const due = participants.filter((one) => isMailable(one, now))
    if (due.length === 0) refuse('minutes/sent-already')
    for (const { id } of due) tx.update(meetingParticipants, id, { minutesAskedAt: now })
  },
})

/** Notes that a participant has been mailed the minutes. */
export const noteMinutesSent = defineMutation('noteMinutesSent', {
  input: { participantId: ref('meeting_participants') },
  internal: true,
  may: (actor) => actor.system,
  run: (tx, { participantId }, { now }) =>
    tx.update(meetingParticipants, participantId, { minutesSentAt: now }),
})
