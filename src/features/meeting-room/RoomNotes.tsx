import { NotebookPen } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { NOTES } from './meeting-room.text.ts'

const MeetingNotes = later(() => import('./discussion/MeetingNotes.tsx'))

/** The notes of the whole meeting: those that everybody shares, and the person’s own. */
export function RoomNotes({ meeting }: { meeting: Meeting }) {
  usePreload(MeetingNotes)
  return (
    <Popover
      label={NOTES}
      align="end"
      width="w-[min(32rem,calc(100vw-1.5rem))]"
      trigger={
        <Button size="sm" variant="ghost" icon={<NotebookPen aria-hidden />}>
          <span className="max-md:sr-only">{NOTES}</span>
        </Button>
      }
    >
      {() => <MeetingNotes meeting={meeting} />}
    </Popover>
  )
}
