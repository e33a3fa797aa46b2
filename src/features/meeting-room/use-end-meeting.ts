import { useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import type { RefusalText } from '../../sync/refusal.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { endMeeting } from './meeting-room.mutations.ts'
import { createOverdueIssues } from './overdue/overdue.mutations.ts'
import { overdueBecomesIssues } from './overdue/overdue.queries.ts'

/** Ends a meeting, a forgotten one as of when something last happened in it, and has issues made of what is overdue. Returns the refusal. */
export function useEndMeeting(meeting: Meeting): (forgotten: boolean) => RefusalText | null {
  const { id: meetingId, scriberEpoch: epoch } = meeting
  const mutate = useMutate()
  const makesIssues = useLive(overdueBecomesIssues, {})
  return (forgotten) => {
    const refusal = mutate(endMeeting, {
      id: newId(),
      meetingId,
      ...(forgotten ? { forgotten } : { epoch, section: sectionOf(meeting) }),
    })
    if (refusal === null && makesIssues) mutate(createOverdueIssues, { meetingId })
    return refusal
  }
}
