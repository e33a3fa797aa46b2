import { Check } from 'lucide-react'
import { useRef } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useGoOn } from '../../../ui/use-go-on.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { byDay, CONFIRM, lateSince, READ_AND_WORK_THIS_WAY, youConfirmed } from './readings.text.ts'
import type { useReading } from './use-reading.ts'

type ConfirmBarProps = { own: ReturnType<typeof useReading> }

/** Below a process: says that one has read it, for those who are asked to. */
export function ConfirmBar({ own: { reading, asks, confirm } }: ConfirmBarProps) {
  const today = useToday()
  const said = useRef<HTMLDivElement>(null)
  useGoOn(said, asks)
  if (!reading) return null
  const { confirmedVersion, confirmedAt, dueOn } = reading
  if (!asks)
    return confirmedVersion !== null && confirmedAt !== null ? (
      <div ref={said} tabIndex={-1} className="max-w-3xl print:hidden">
        <Alert kind="good" title={youConfirmed(confirmedVersion, dayLabel(dayOf(confirmedAt), today))} />
      </div>
    ) : null
  const day = dayLabel(dueOn, today)
  const isLate = dueOn < today
  return (
    <div className="sticky bottom-0 z-10 flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-page px-4 py-3 shadow-md max-md:bottom-16 print:hidden">
      <p className="min-w-0 flex-1 basis-56">
        {READ_AND_WORK_THIS_WAY}
        <span data-numeric className={isLate ? 'ml-2 text-bad-ink' : 'ml-2 text-soft'}>
          {isLate ? lateSince(day) : byDay(day)}
        </span>
      </p>
      <Button variant="primary" icon={<Check aria-hidden />} onClick={confirm}>
        {CONFIRM}
      </Button>
    </div>
  )
}
