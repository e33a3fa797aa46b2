import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { useLive, useMutate, useServerNow } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { timeText } from '../../time/time.text.ts'
import { FIRST_TITLES } from '../frame/sheet-words.text.ts'
import { createToolSheet } from '../sheets/sheets.mutations.ts'
import { TOOL_LABELS } from '../tools.text.ts'
import { minutesLeft, presentBreak } from './appointment.rules.ts'
import { myClarityAppointment } from './appointments.queries.ts'
import { BEGIN_BREAK, BLANK_PAGE, HOW_LONG, minutesText, untilEnd } from './clarity-break.text.ts'

const EVERY_MINUTE = 60_000
const LENGTHS = [30, 60, 90, 120, 180, 240]
const USUAL = 60

/** Begins a break: until the appointment ends if it is time, or for as long as one likes. */
export function BeginBreak({ onBegun }: { onBegun: (sheetId: string) => void }) {
  const appointment = useLive(myClarityAppointment, {})
  const now = useServerNow(EVERY_MINUTE)
  const mutate = useMutate()
  const [chosen, choose] = useState<string | null>(null)
  const present = appointment && presentBreak(appointment, now)
  const untilThen = present ? [minutesLeft(present.endsAt, now)] : []
  const lengths = [...new Set([...untilThen, ...(appointment ? [appointment.minutes] : []), ...LENGTHS])]
  const minutes = Number(chosen ?? untilThen[0] ?? appointment?.minutes ?? USUAL)
  function begin() {
    const id = newId()
    const title = FIRST_TITLES['clarity-break']
    if (!mutate(createToolSheet, { id, tool: 'clarity-break', title, minutes })) onBegun(id)
  }
  return (
    <div className="grid w-full max-w-sm gap-4">
      <NotebookPen aria-hidden className="size-8 text-soft" />
      <h1 className="text-xl font-semibold">{TOOL_LABELS['clarity-break']}</h1>
      <p className="text-soft">{BLANK_PAGE}</p>
      <Select
        label={HOW_LONG}
        name="minutes"
        value={String(minutes)}
        onChange={choose}
        options={lengths.map((length) => ({
          value: String(length),
          label:
            present && length === untilThen[0]
              ? untilEnd(timeText(new Date(present.endsAt).toISOString()))
              : minutesText(length),
        }))}
      />
      <Button variant="primary" onClick={begin}>
        {BEGIN_BREAK}
      </Button>
    </div>
  )
}
