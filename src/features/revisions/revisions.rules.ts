import type { Revision } from './revisions.table.ts'

/** One person's saves of a field within this time are one entry of its history, in milliseconds. */
const ONE_ENTRY_MS = 10 * 60_000

/** A text as its row holds it. `version` counts the saves, from 1 for the first. */
export interface Written {
  readonly text: string
  readonly version: number
  readonly updatedBy: string
}

/** A save: who makes it when (ISO 8601), and the version that was on their screen when they began. */
export interface Save {
  readonly text: string
  readonly by: string
  readonly from: number
  readonly now: string
}

/** Whether somebody else's text came in under the writer, who therefore replaces what they have not seen. */
export const isUnseen = ({ version, updatedBy }: Written, { by, from }: Pick<Save, 'by' | 'from'>): boolean =>
  from < version && updatedBy !== by

type Entry = Pick<Revision, 'createdBy' | 'before' | 'createdAt'>

/**
 * Whether what a save replaces enters the history. One's own text does not if one has an entry of the last ten minutes already, which
 * says what was there before. Another person's always does, and so does one's own that is given up for an earlier text or was written elsewhere meanwhile.
 */
export function isKept(before: Written, save: Save, entries: readonly Entry[]): boolean {
  if (before.text === '') return false
  if (before.updatedBy !== save.by || save.from < before.version) return true
  if (entries.some((entry) => entry.before === save.text)) return true
  const since = new Date(Date.parse(save.now) - ONE_ENTRY_MS).toISOString()
  return !entries.some(({ createdBy, createdAt }) => createdBy === save.by && createdAt > since)
}

/** The latest first. */
export const latestFirst = (entries: readonly Revision[]): Revision[] =>
  entries.toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt) || other.version - one.version,
  )

/** What a person has to be told: their text was replaced by somebody who had not seen it, or they have replaced one that they had not seen. */
export interface Overwriting {
  readonly revision: Revision
  readonly mine: 'text' | 'loss'
}

/**
 * The latest overwriting of a field that concerns `personId`; null if there is none. It is over once somebody else writes the field, or
 * whoever wrote over the other takes that text.
 * @param now what the field says, and who wrote it last
 */
export function overwritingFor(
  entries: readonly Revision[],
  personId: string,
  now: { text: string; updatedBy: string | null },
): Overwriting | null {
  const latest = latestFirst(entries).find(({ createdBy, beforeBy }) => createdBy !== beforeBy)
  if (!latest?.isUnseen || latest.createdBy !== now.updatedBy || latest.before === now.text) return null
  if (latest.createdBy === personId) return { revision: latest, mine: 'text' }
  return latest.beforeBy === personId ? { revision: latest, mine: 'loss' } : null
}
