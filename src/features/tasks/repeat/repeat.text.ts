import type { Repeat } from './repeat.rules.ts'

export const REPEATS = 'Repeats'
export const NEVER = 'Never'
export const NO_SUCH_RHYTHM = 'Type a rhythm such as weekly, 10 days or every 2 months'

/** Such as "Every 2 weeks" or "Every month". */
export const everyLabel = ({ every, unit }: Repeat): string =>
  every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`

/** The tooltip of the mark of a task that repeats, such as "Repeats every 2 weeks". */
export const repeatsEvery = (repeat: Repeat): string => `Repeats ${everyLabel(repeat).toLowerCase()}`

/** Said once a task that repeats is done. `day` is the next due date as people read it. */
export const nextIsDue = (title: string, day: string): string => `${title}. The next one is due ${day}.`
