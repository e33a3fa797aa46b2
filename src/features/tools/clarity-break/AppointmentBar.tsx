import { CalendarClock, CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useLive, useMutate, useServerNow } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { dateText, timeText } from '../../time/time.text.ts'
import { breakAfter, presentBreak } from './appointment.rules.ts'
import { cancelClarityAppointment, setClarityAppointment } from './appointments.mutations.ts'
import { myClarityAppointment } from './appointments.queries.ts'
import type { ClarityAppointment } from './appointments.table.ts'
import {
  APPOINTMENT,
  APPOINTMENT_CANCELLED,
  CANCEL_APPOINTMENT,
  CHANGE_APPOINTMENT,
  IS_OVER,
  IS_TIME,
  MAKE_APPOINTMENT,
  minutesText,
  nextAt,
  NO_APPOINTMENT,
  REPEAT_LABELS,
} from './clarity-break.text.ts'

const AppointmentDialog = later(() => import('./AppointmentDialog.tsx'))
const EVERY_MINUTE = 60_000

/** When one wants time to think, and when that is next. */
export function AppointmentBar() {
  const appointment = useLive(myClarityAppointment, {})
  const mutate = useMutate()
  const [isOpen, setOpen] = useState(false)
  if (appointment === undefined) return null
  function cancel({ startsOn, timeOfDay, minutes, repeats, timeZone }: ClarityAppointment) {
    if (mutate(cancelClarityAppointment, {})) return
    toastUndo(APPOINTMENT_CANCELLED, undefined, () =>
      mutate(setClarityAppointment, { startsOn, timeOfDay, minutes, repeats, timeZone }),
    )
  }
  return (
    <section
      aria-label={APPOINTMENT}
      className="mx-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-3 print:hidden"
    >
      <CalendarClock aria-hidden className="size-5 shrink-0 text-soft" />
      <div className="min-w-0 flex-1 basis-48">
        {appointment ? <When appointment={appointment} /> : <p className="text-soft">{NO_APPOINTMENT}</p>}
      </div>
      <Button onClick={() => setOpen(true)}>{appointment ? CHANGE_APPOINTMENT : MAKE_APPOINTMENT}</Button>
      {appointment && (
        <Button variant="ghost" icon={<CalendarX aria-hidden />} onClick={() => cancel(appointment)}>
          {CANCEL_APPOINTMENT}
        </Button>
      )}
      {isOpen && <AppointmentDialog open onOpenChange={setOpen} present={appointment} />}
    </section>
  )
}

function When({ appointment }: { appointment: ClarityAppointment }) {
  const now = useServerNow(EVERY_MINUTE)
  const next = breakAfter(appointment, now)
  const startsAt = next && new Date(next.startsAt).toISOString()
  return (
    <>
      <p className="font-medium">
        {startsAt === null
          ? IS_OVER
          : presentBreak(appointment, now)
            ? IS_TIME
            : nextAt(dateText(startsAt), timeText(startsAt))}
      </p>
      <p className="text-[0.8125rem] text-soft">
        {[REPEAT_LABELS[appointment.repeats], minutesText(appointment.minutes)].join(' · ')}
      </p>
    </>
  )
}
