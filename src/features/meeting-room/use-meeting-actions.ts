import { useNavigate } from '@tanstack/react-router'
import { useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { joinMeeting, leaveMeeting } from '../meetings/attendance/attendance.mutations.ts'
import type { Meeting, MeetingType } from '../meetings/meetings.table.ts'
import { handOverScriber, takeOverScriber } from '../meetings/scriber/scriber.mutations.ts'
import {
  goToSection,
  nextSection,
  pauseMeeting,
  previousSection,
  resumeMeeting,
} from '../meetings/timer/timer.mutations.ts'
import { giveTurn } from '../meetings/turns/turns.mutations.ts'
import { startMeeting } from './meeting-room.mutations.ts'

/** Goes to a team's meeting screen. */
export function useOpenMeeting(): (teamId: string, meetingType: MeetingType) => void {
  const navigate = useNavigate()
  return (teamId, meetingType) =>
    void navigate({ to: '/meeting/$teamId/{-$meetingType}', params: { teamId, meetingType } })
}

export function useStartAndJoin() {
  const mutate = useMutate()
  return {
    start: (teamId: string, meetingType: MeetingType) =>
      mutate(startMeeting, { id: newId(), participantId: newId(), transferId: newId(), teamId, meetingType }),
    join: (meetingId: string) => mutate(joinMeeting, { id: newId(), meetingId }),
  }
}

/** What people do in a running meeting. Each action returns the refusal, or null when it was done. */
export function useMeetingActions({ id: meetingId, scriberEpoch: epoch, isPaused }: Meeting) {
  const mutate = useMutate()
  const target = { meetingId, epoch }
  return {
    next: () => mutate(nextSection, target),
    back: () => mutate(previousSection, target),
    goTo: (section: number) => mutate(goToSection, { ...target, section }),
    pauseOrResume: () => mutate(isPaused ? resumeMeeting : pauseMeeting, target),
    takeOver: () => mutate(takeOverScriber, { id: newId(), ...target }),
    handOver: (personId: string) => mutate(handOverScriber, { id: newId(), ...target, personId }),
    giveTurn: (personId: string | null) => mutate(giveTurn, { ...target, personId }),
    leave: () => mutate(leaveMeeting, { id: newId(), meetingId }),
  }
}

export type MeetingActions = ReturnType<typeof useMeetingActions>
