import { useId, useRef } from 'react'
import SelectLayer from '../../ui/layers/SelectLayer.tsx'
import type { Day } from './calendar.rules.ts'
import { CALENDAR, dayOptions } from './day-options.ts'
import type { OpenList } from './ListButton.tsx'
import { NO_SUCH_DAY } from './time.text.ts'
import { useToday } from './use-today.ts'

type DayListProps = OpenList & {
  label: string
  /** The present day, or empty. */
  day: Day
  onChoose: (day: Day) => void
}

/**
 * Days to choose from below a button, in which typing one such as "next mon" or "+7" finds it. It stays after it has closed, for the browser's
 * calendar, which it leads to.
 */
export default function DayList({ open, label, day, anchor, onChoose, onClose }: DayListProps) {
  const listId = useId()
  const calendar = useRef<HTMLInputElement>(null)

  function choose(value: string) {
    if (value !== CALENDAR) return onChoose(value)
    // Once the list has closed and given back the focus, which would close the calendar again.
    setTimeout(() => calendar.current?.showPicker())
  }

  const options = dayOptions(day, useToday())
  return (
    <>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day}
        className="pointer-events-none absolute inset-0 opacity-0"
        onChange={({ target }) => target.value && onChoose(target.value)}
      />
      {open && (
        <SelectLayer
          {...{ label, anchor, listId, onClose, ...options }}
          value={day}
          typed=""
          noMatch={NO_SUCH_DAY}
          onChoose={choose}
        />
      )}
    </>
  )
}
