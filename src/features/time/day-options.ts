import { matching } from '../../ui/choice-match.ts'
import type { Option } from '../../ui/Select.tsx'
import { addDays, type Day, endOfQuarter } from './calendar.rules.ts'
import { dayNamed } from './day-entry.rules.ts'
import { dayLabel, IN_A_WEEK, IN_TWO_WEEKS, QUARTER_END, THE_CALENDAR, TODAY, TOMORROW } from './time.text.ts'

/** The value of the option that leads to the browser's calendar. */
export const CALENDAR = 'calendar'

/** The days that a list proposes, and what is found by typing one such as "Dec 17" or "fri". `day` is the chosen one, or empty. */
export function dayOptions(day: Day, today: Day): { options: Option[]; find: (text: string) => Option[] } {
  const option = (value: Day, detail = ''): Option => ({ value, label: dayLabel(value, today), detail })
  const proposed = [
    option(today, TODAY),
    option(addDays(today, 1), TOMORROW),
    option(addDays(today, 7), IN_A_WEEK),
    option(addDays(today, 14), IN_TWO_WEEKS),
    option(endOfQuarter(today), QUARTER_END),
  ]
  const chosen = day === '' || proposed.some(({ value }) => value === day) ? [] : [option(day)]
  const options = [...chosen, ...proposed, { value: CALENDAR, label: THE_CALENDAR }]

  function find(text: string): Option[] {
    const found = matching(options, text)
    const named = text === '' ? undefined : dayNamed(text, today)
    if (!named) return found
    // What was typed in full comes first: "+7" is no part of a label, and "tom" is tomorrow.
    const first = found.find(({ value }) => value === named) ?? option(named)
    return [first, ...found.filter((other) => other !== first)]
  }

  return { options, find }
}
