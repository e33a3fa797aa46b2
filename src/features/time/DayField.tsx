import { useRef, useState } from 'react'
import { Select } from '../../ui/Select.tsx'
import type { Day } from './calendar.rules.ts'
import { CALENDAR, dayOptions } from './day-options.ts'
import { NO_SUCH_DAY } from './time.text.ts'
import { useToday } from './use-today.ts'

type DayFieldProps = {
  label: string
  name: string
  /** Empty for no day, which `none` allows. */
  defaultValue: Day
  /** How the list calls having no day. */
  none?: string
}

/** A day: one of those proposed, one that is typed such as "Dec 17" or "fri", or one from the browser's calendar. */
export function DayField({ label, name, defaultValue, none }: DayFieldProps) {
  const [day, setDay] = useState(defaultValue)
  const calendar = useRef<HTMLInputElement>(null)

  function choose(value: string) {
    if (value !== CALENDAR) return setDay(value)
    // Once the list has closed and given back the focus, which would close the calendar again.
    setTimeout(() => calendar.current?.showPicker())
  }

  return (
    <span className="relative flex min-w-0">
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day}
        className="pointer-events-none absolute inset-0 opacity-0"
        onChange={({ target }) => target.value && setDay(target.value)}
      />
      <Select
        label={label}
        name={name}
        value={day}
        onChange={choose}
        {...dayOptions(day, useToday())}
        {...(none !== undefined && { placeholder: none })}
        noMatch={NO_SUCH_DAY}
      />
    </span>
  )
}
