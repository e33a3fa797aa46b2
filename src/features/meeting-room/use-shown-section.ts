import { useEffect, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { useIsUnfinished } from '../../ui/unfinished.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { movedOnTo } from './meeting-room.text.ts'

/**
 * The index of the section whose work is on the page. That is the current one, except while somebody is still typing in
 * the one before: then the page says that the meeting has moved on, and follows once the dialog or field is closed.
 */
export function useShownSection(meeting: Meeting): number {
  const current = sectionOf(meeting)
  const name = meeting.sections[current]?.section ?? ''
  const isUnfinished = useIsUnfinished()
  const [shown, setShown] = useState(current)
  const stays = isUnfinished && shown !== current
  if (!isUnfinished && shown !== current) setShown(current)
  useEffect(() => {
    if (stays) toast.warning(movedOnTo(name))
  }, [stays, name])
  return stays ? shown : current
}
