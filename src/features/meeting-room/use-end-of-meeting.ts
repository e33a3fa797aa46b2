import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { toast } from '../../ui/toast.ts'
import { useIsUnfinished } from '../../ui/unfinished.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { MEETING_HAS_ENDED, YOUR_TASKS_COME_NEXT } from './meeting-room.text.ts'

const LEAVE_AFTER_MS = 1_000

/**
 * Takes the participant to the tasks about a second after the end, with a word why; whoever is typing stays until they are
 * done. A forgotten meeting, which ended long before somebody said so, takes only those along who have it on the screen.
 */
export function useEndOfMeeting(meeting: Meeting, onOver: () => void): void {
  const navigate = useNavigate()
  const { id } = useActor()
  const isUnfinished = useIsUnfinished()
  const inRoom = useRouterState({
    select: ({ location }) => location.pathname.startsWith(`/meeting/${meeting.teamId}`),
  })
  const isOver = meeting.status === 'ended'
  const endedNow = meeting.endedAt !== null && meeting.endedAt >= meeting.updatedAt
  const leads = endedNow || inRoom
  const tell = useEffectEvent(() => {
    if (!leads) return
    announce(MEETING_HAS_ENDED)
    if (isUnfinished) toast.warning(MEETING_HAS_ENDED)
    else if (!inRoom && meeting.updatedBy !== id) toast.success(MEETING_HAS_ENDED, YOUR_TASKS_COME_NEXT)
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
