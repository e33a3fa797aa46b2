import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { toast } from '../../ui/toast.ts'
import { useIsUnfinished } from '../../ui/unfinished.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { meetingLimitChanged } from '../voting/voting.text.ts'
import { MEETING_HAS_ENDED, pauseNews, sectionNews } from './meeting-room.text.ts'

const LEAVE_AFTER_MS = 1_000

/**
 * Takes everybody in the room to the tasks about a second after the end; whoever is typing stays until they are done.
 * Returns whether the person is on the way out.
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
    const timer = setTimeout(() => void navigate({ to: '/tasks' }), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [leaves, navigate])
  return leaves
}

/** Announces when the section or the pause changes. The running time is never read out on its own. */
export function useSectionNews(meeting: Meeting): void {
  const { section = '', minutes = 0 } = meeting.sections[sectionOf(meeting)] ?? {}
  const news = meeting.isPaused ? pauseNews(section) : sectionNews(section, minutes)
  const said = useRef(news)
  useEffect(() => {
    if (said.current === news) return
    said.current = news
    announce(news)
  }, [news])
}

/** Tells everybody else when somebody changes how many votes each has. */
export function useLimitNews({ voteLimit, voteLimitSetBy }: Meeting): void {
  const { id } = useActor()
  const known = useRef(voteLimit)
  useEffect(() => {
    if (known.current === voteLimit) return
    known.current = voteLimit
    if (voteLimit !== null && voteLimitSetBy !== id) toast.success(meetingLimitChanged(voteLimit))
  }, [voteLimit, voteLimitSetBy, id])
}
