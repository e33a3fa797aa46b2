import { MOST_EVERY, type RepeatUnit } from '../tasks.table.ts'
import type { Repeat } from './repeat.rules.ts'

// In every language of the interface at once: people type what they are used to.
const NAMED: Record<string, Repeat> = {
  daily: { every: 1, unit: 'day' },
  weekly: { every: 1, unit: 'week' },
  fortnightly: { every: 2, unit: 'week' },
  monthly: { every: 1, unit: 'month' },
  quarterly: { every: 3, unit: 'month' },
  yearly: { every: 12, unit: 'month' },
  täglich: { every: 1, unit: 'day' },
  wöchentlich: { every: 1, unit: 'week' },
  monatlich: { every: 1, unit: 'month' },
  vierteljährlich: { every: 3, unit: 'month' },
  jährlich: { every: 12, unit: 'month' },
}

const UNITS: Record<string, Repeat> = {
  d: { every: 1, unit: 'day' },
  w: { every: 1, unit: 'week' },
  m: { every: 1, unit: 'month' },
  q: { every: 3, unit: 'month' },
  y: { every: 12, unit: 'month' },
  t: { every: 1, unit: 'day' },
  j: { every: 12, unit: 'month' },
}

const WRITTEN =
  /^(?:every |alle |jede[nrs]? )?(?:(\d{1,3}|other) ?)?(d|days?|tage?|w|weeks?|wochen?|m|months?|monate?|q|quarters?|quartale?|y|years?|jahre?)$/

/** How often a person means by what is typed, such as "every 10 days", "2w" or "monthly"; undefined if it says no rhythm. */
export function repeatNamed(typed: string): Repeat | undefined {
  const text = typed.trim().toLowerCase()
  const name = text.length < 3 ? undefined : Object.keys(NAMED).find((one) => one.startsWith(text))
  if (name) return NAMED[name]
  const parts = WRITTEN.exec(text)
  if (!parts) return undefined
  const { every, unit } = UNITS[parts[2]![0]!]!
  const times = parts[1] === 'other' ? 2 : Number(parts[1] ?? 1)
  const total = every * times
  return total >= 1 && total <= MOST_EVERY ? { every: total, unit } : undefined
}

/** A rhythm as the value of an option, such as "2 week"; empty for none. */
export const repeatKey = (repeat: Repeat | null): string => (repeat ? `${repeat.every} ${repeat.unit}` : '')

/** The rhythm of such a value. */
export function repeatOfKey(key: string): Repeat | null {
  if (key === '') return null
  const [every, unit] = key.split(' ') as [string, RepeatUnit]
  return { every: Number(every), unit }
}
