import { useEffect, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { useIsUnfinished } from '../../ui/unfinished.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { movedOnTo } from '../meetings/meetings.text.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'

/**
 * The section whose work stands on the page, as its place on the agenda. It is the present one, but what somebody is typing
 * in a section is kept: the page then says that the meeting has moved on, and follows once the dialog or field is closed.
 */
export function useShownSection(meeting: Meeting): number {
  const present = sectionOf(meeting)
  const name = meeting.sections[present]?.section ?? ''
  const isUnfinished = useIsUnfinished()
  const [shown, setShown] = useState(present)
  const stays = isUnfinished && shown !== present
  if (!isUnfinished && shown !== present) setShown(present)
  useEffect(() => {
    if (stays) toast.warning(movedOnTo(name))
  }, [stays, name])
  return stays ? shown : present
}
