import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { readersZone } from '../../meetings/schedule/readers-zone.ts'
import { addDays } from '../../time/calendar.rules.ts'
import { DayField } from '../../time/DayField.tsx'
import { TimeField } from '../../time/TimeField.tsx'
import { useToday } from '../../time/use-today.ts'
import type { Appointment } from './appointment.rules.ts'
import { LONGEST_BREAK, REPEATS, SHORTEST_BREAK } from './appointments.table.ts'
import { setClarityAppointment } from './appointments.mutations.ts'
import {
  CHANGE_APPOINTMENT,
  FIRST_DAY,
  LENGTH,
  MAKE_APPOINTMENT,
  minutesText,
  REPEAT_LABELS,
  REPEATED,
  SAVE,
  TIME,
} from './clarity-break.text.ts'

/** Every half hour from the shortest to the longest. */
const LENGTHS = Array.from(
  { length: LONGEST_BREAK / SHORTEST_BREAK },
  (_, place) => (place + 1) * SHORTEST_BREAK,
)

type AppointmentDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  present: Appointment | null
}

export default function AppointmentDialog({ present, ...dialog }: AppointmentDialogProps) {
  const tomorrow = addDays(useToday(), 1)
  const lengths = present && !LENGTHS.includes(present.minutes) ? [present.minutes, ...LENGTHS] : LENGTHS
  return (
    <FormDialog
      {...dialog}
      title={present ? CHANGE_APPOINTMENT : MAKE_APPOINTMENT}
      size="sm"
      mutation={setClarityAppointment}
      read={(form) => ({
        startsOn: form.raw('startsOn'),
        timeOfDay: form.raw('timeOfDay'),
        minutes: form.number('minutes'),
        repeats: form.raw('repeats'),
        timeZone: readersZone(),
      })}
      submitLabel={SAVE}
    >
      <div className="grid grid-cols-2 gap-3">
        <DayField label={FIRST_DAY} name="startsOn" defaultValue={present?.startsOn ?? tomorrow} />
        <TimeField label={TIME} present={present?.timeOfDay} />
        <Select
          label={LENGTH}
          name="minutes"
          defaultValue={String(present?.minutes ?? 60)}
          options={lengths.map((minutes) => ({ value: String(minutes), label: minutesText(minutes) }))}
        />
        <Select
          label={REPEATED}
          name="repeats"
          defaultValue={present?.repeats ?? 'weekly'}
          options={REPEATS.map((repeats) => ({ value: repeats, label: REPEAT_LABELS[repeats] }))}
        />
      </div>
    </FormDialog>
  )
}
