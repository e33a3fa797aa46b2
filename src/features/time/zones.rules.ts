import type { Day } from './calendar.rules.ts'

/** A time by the clock on the wall, such as 09:30. */
export type TimeOfDay = string

const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** As many as there are zones. Whoever asks can write their names in more ways, which are not all kept. */
const MOST_FORMATS = 600

/** What a clock of the zone shows. A zone that this machine doesn't know counts as UTC. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: isTimeZone(zone) ? zone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(zone, format)
  return format
}

/** Whether this is the name of a time zone, such as Europe/Berlin. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What the clock of a zone shows at a moment (milliseconds), as if that were UTC. */
function shownAt(moment: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year!.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

const offsetAt = (moment: number, zone: string): number =>
  shownAt(moment, zone) - Math.floor(moment / 1000) * 1000

/**
 * The moment (milliseconds since 1970) at which the clock of a zone shows a time on a day. A time that is left out when clocks go
 * forward is as much later; of one that comes twice when they go back, it is the first.
 */
export function momentAt(day: Day, time: TimeOfDay, zone: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const before = offsetAt(shown - DAY_MS, zone)
  const after = offsetAt(shown + DAY_MS, zone)
  const found = [shown - before, shown - after].filter((moment) => offsetAt(moment, zone) === shown - moment)
  return found.length > 0 ? Math.min(...found) : shown - before
}

/** The day in a zone at a moment (milliseconds). */
export const dayIn = (moment: number, zone: string): Day =>
  new Date(shownAt(moment, zone)).toISOString().slice(0, 10)

/** The time in a zone at a moment (milliseconds). */
export const timeIn = (moment: number, zone: string): TimeOfDay =>
  new Date(shownAt(moment, zone)).toISOString().slice(11, 16)
