import { useEffect, useRef } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import { toast } from '../../ui/toast.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { displayName } from '../people/people.rules.ts'
import type { Person } from '../people/people.table.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { meetingLimitChanged } from '../voting/voting.text.ts'
import { NOW_YOU_ARE_SCRIBER, pauseNews, sectionNews, TIMER_IS_YOURS, tookOver } from './meeting-room.text.ts'

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

/** Tells whoever was the scriber until now that somebody else is, and whoever the meeting was handed to that it is theirs. */
export function useScriberNews(meeting: Meeting, scriber: Person | undefined): void {
  const { scriberId, updatedBy } = meeting
  const { id } = useActor()
  const known = useRef(scriberId)
  useEffect(() => {
    const before = known.current
    known.current = scriberId
    // What people do themselves, they are told of where they do it.
    if (before === scriberId || updatedBy === id) return
    if (before === id && scriber) toast.warning(tookOver(displayName(scriber)))
    else if (scriberId === id) toast.success(NOW_YOU_ARE_SCRIBER, TIMER_IS_YOURS)
  }, [scriberId, updatedBy, scriber, id])
}
