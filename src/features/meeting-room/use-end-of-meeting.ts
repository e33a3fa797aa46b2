import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { toast } from '../../ui/toast.ts'
import { useIsUnfinished } from '../../ui/unfinished.ts'
import { useIsOffline } from '../../ui/use-network.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import type { Ending } from './meeting-room.queries.ts'
import {
  endingText,
  MEETING_FINALIZED,
  MEETING_HAS_ENDED,
  SEE_RESULT,
  TOLD_ONCE_ONLINE,
  YOUR_TASKS_COME_NEXT,
} from './meeting-room.text.ts'
import { addressOf } from './results/result-address.rules.ts'

const LEAVE_AFTER_MS = 1_000

/** Long enough to read three numbers and decide. */
const SHOWN_FOR_MS = 12_000

/**
 * Says what came of the meeting once it has ended, and takes the participant to the tasks about a second later; whoever is typing stays
 * until they are done. A forgotten meeting, which ended long before somebody said so, takes only those along who have it on the screen.
 */
export function useEndOfMeeting(meeting: Meeting, ending: Ending | null, onOver: () => void): void {
  const navigate = useNavigate()
  const { id } = useActor()
  const isUnfinished = useIsUnfinished()
  const isOffline = useIsOffline()
  const inRoom = useRouterState({
    select: ({ location }) => location.pathname.startsWith(`/meeting/${meeting.teamId}`),
  })
  const isOver = meeting.status === 'ended'
  const endedNow = meeting.endedAt !== null && meeting.endedAt >= meeting.updatedAt
  const leads = endedNow || inRoom
  const endedIt = meeting.updatedBy === id
  const seeResult = () => {
    onOver()
    void navigate({ to: '/meetings', hash: addressOf(meeting) })
  }
  const tell = useEffectEvent(() => {
    // Whoever ended a forgotten meeting was told by the dialog.
    if (!leads || (endedIt && !endedNow)) return
    const brought = ending ? `${endingText(ending.average, ending.solved, ending.tasks)}.` : ''
    const options = { action: { label: SEE_RESULT, run: seeResult }, duration: SHOWN_FOR_MS }
    announce(`${MEETING_HAS_ENDED}. ${brought}`)
    if (isUnfinished) toast.warning(MEETING_HAS_ENDED, brought, options)
    else if (endedIt) toast.success(MEETING_FINALIZED, isOffline ? TOLD_ONCE_ONLINE : brought, options)
    else toast.success(MEETING_HAS_ENDED, `${brought} ${YOUR_TASKS_COME_NEXT}`, options)
  })
  const leave = useEffectEvent(() => {
    onOver()
    if (leads) void navigate({ to: '/tasks' })
  })
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])
  useEffect(() => {
    if (!isOver || isUnfinished) return
    const timer = setTimeout(() => leave(), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOver, isUnfinished])
}
