import { useEffect, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { useIsUnfinished } from '../../ui/unfinished.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { movedOnTo } from './meeting-room.text.ts'

export interface ShownSection {
  /** The index of the section whose work is on the page. */
  shown: number
  /** Whether somebody looks around on their own. */
  looksAround: boolean
  /** Shows a section on this page alone; the meeting’s own leads back to it. */
  look(section: number): void
  comeBack(): void
}

/**
 * Which section is on the page: the current one, unless somebody looks around or is still typing in the one before. In the second case the
 * page says that the meeting has moved on, and follows once the dialog or field is closed.
 */
export function useShownSection(meeting: Meeting): ShownSection {
  const current = sectionOf(meeting)
  const name = meeting.sections[current]?.section ?? ''
  const isUnfinished = useIsUnfinished()
  const [followed, setFollowed] = useState(current)
  const [own, setOwn] = useState<number | null>(null)
  const stays = own === null && isUnfinished && followed !== current
  if (!isUnfinished && followed !== current) setFollowed(current)
  if (own === current) setOwn(null)
  useEffect(() => {
    if (stays) toast.warning(movedOnTo(name))
  }, [stays, name])
  return {
    shown: own ?? (stays ? followed : current),
    looksAround: own !== null && own !== current,
    look: setOwn,
    comeBack: () => setOwn(null),
  }
}
