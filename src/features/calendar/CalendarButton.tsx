import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import { CALENDAR } from './calendar.text.ts'

const CalendarDialog = later(() => import('./CalendarDialog.tsx'))

/** The way to have one's meetings in another calendar. */
export function CalendarButton() {
  const [open, setOpen] = useState(false)
  usePreload(CalendarDialog)
  return (
    <>
      <Button icon={<CalendarPlus aria-hidden />} onClick={() => setOpen(true)}>
        <span className="max-md:sr-only">{CALENDAR}</span>
      </Button>
      {open && <CalendarDialog open onOpenChange={setOpen} />}
    </>
  )
}
