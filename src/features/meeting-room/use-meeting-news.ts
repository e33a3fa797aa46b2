import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { toast } from '../../ui/toast.ts'
import { useIsUnfinished } from '../../ui/unfinished.ts'
import { meetingLimitChanged } from '../voting/voting.text.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { MEETING_HAS_ENDED } from '../meetings/meetings.text.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'

const LEAVE_AFTER = 1_000

/**
 * Everybody in the room lands on the tasks about a second after the end; who is typing then, once that is finished.
 * Answers whether the room is to be left.
 */
export function useLeaveAtTheEnd({ status }: Meeting): boolean {
  const navigate = useNavigate()
  const isUnfinished = useIsUnfinished()
  const hasEnded = status !== 'active'
  const leaves = hasEnded && !isUnfinished
  useEffect(() => {
    if (hasEnded) announce(MEETING_HAS_ENDED)
  }, [hasEnded])
  useEffect(() => {
    if (hasEnded && isUnfinished) toast.warning(MEETING_HAS_ENDED)
  }, [hasEnded, isUnfinished])
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => void navigate({ to: '/tasks' }), LEAVE_AFTER)
    return () => clearTimeout(timer)
  }, [leaves, navigate])
  return leaves
}

/** Reads out a change of section and of pause; the running time is never read out by itself. */
export function useSectionNews(meeting: Meeting): void {
  const { section = '', minutes = 0 } = meeting.sections[sectionOf(meeting)] ?? {}
  const news = meeting.isPaused ? `${section}: paused` : `${section}, ${minutes} minutes`
  const said = useRef(news)
  useEffect(() => {
    if (said.current === news) return
    said.current = news
    announce(news)
  }, [news])
}

/** Tells the others when somebody changes how many votes each has. */
export function useLimitNews({ voteLimit, voteLimitSetBy }: Meeting): void {
  const { id } = useActor()
  const known = useRef(voteLimit)
  useEffect(() => {
    if (known.current === voteLimit) return
    known.current = voteLimit
    if (voteLimit !== null && voteLimitSetBy !== id) toast.success(meetingLimitChanged(voteLimit))
  }, [voteLimit, voteLimitSetBy, id])
}
