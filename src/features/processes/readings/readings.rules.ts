import { addDays, type Day } from '../../time/calendar.rules.ts'
import type { PublishedProcess } from '../processes.table.ts'
import type { ProcessReading, ReadingCounts } from '../readers/readers.table.ts'

type Confirmed = Pick<ProcessReading, 'confirmedVersion'>

/** Whether what a person has confirmed counts for the process as it is published now. */
export const isConfirmed = (
  { confirmedVersion }: Confirmed,
  { confirmFrom }: Pick<PublishedProcess, 'confirmFrom'>,
): boolean => confirmedVersion !== null && confirmedVersion >= confirmFrom

/** Whether a version may be confirmed: it is published, and people are not asked for a later one. */
export const mayConfirm = (
  version: number,
  { confirmFrom, version: present }: Pick<PublishedProcess, 'confirmFrom' | 'version'>,
): boolean => version >= confirmFrom && version <= present

type Asked = Pick<PublishedProcess, 'confirmFrom'>
type State = Pick<ProcessReading, 'version' | 'assignedOn' | 'dueOn' | 'endedAt'>

/**
 * What becomes of a person's reading: they are asked, asked anew, given other days, or no longer asked; null if it stays as it is.
 * @param days how many they have; undefined if they are not asked
 * @param before their reading, if they were ever asked
 */
export function readingAfter(
  published: Asked,
  days: number | undefined,
  before: State | undefined,
  { now, today }: { now: string; today: Day },
): State | null {
  if (days === undefined) return before?.endedAt === null ? { ...before, endedAt: now } : null
  const version = published.confirmFrom
  const isAskedAnew = !before || before.endedAt !== null || before.version !== version
  const assignedOn = isAskedAnew ? today : before.assignedOn
  const after = { version, assignedOn, dueOn: addDays(assignedOn, days), endedAt: null }
  const isSame = !isAskedAnew && before.dueOn === after.dueOn
  return isSame ? null : after
}

/** How many are asked, have confirmed and are late, of the readings of one process. */
export function countsOf(
  readings: readonly Pick<ProcessReading, 'confirmedVersion' | 'dueOn' | 'endedAt'>[],
  published: Asked,
  today: Day,
): Omit<ReadingCounts, 'id' | 'teamId'> {
  const open = readings.filter(({ endedAt }) => endedAt === null)
  const unread = open.filter((reading) => !isConfirmed(reading, published))
  return {
    assigned: open.length,
    confirmed: open.length - unread.length,
    overdue: unread.filter(({ dueOn }) => dueOn < today).length,
  }
}

/** The share of those asked who have confirmed, as a whole number from 0 to 100. */
export const readPercent = ({ assigned, confirmed }: Pick<ReadingCounts, 'assigned' | 'confirmed'>): number =>
  assigned === 0 ? 0 : Math.round((confirmed / assigned) * 100)
