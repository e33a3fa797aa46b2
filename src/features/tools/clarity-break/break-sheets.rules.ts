import type { SheetEntry } from '../sheets/sheets.queries.ts'
import type { ToolSheet } from '../sheets/sheets.table.ts'

/** When the time that a sheet was begun for is over, in milliseconds. */
export const endOf = ({ createdAt, settings }: Pick<ToolSheet, 'createdAt' | 'settings'>): number =>
  Date.parse(createdAt) + (settings.minutes ?? 0) * 60_000

/** By date, the latest first. */
export const latestFirst = (entries: readonly SheetEntry[]): SheetEntry[] =>
  entries.toSorted(
    (one, other) =>
      other.sheet.createdAt.localeCompare(one.sheet.createdAt) || other.sheet.id.localeCompare(one.sheet.id),
  )

/** The sheet whose time is not over yet, which one goes on with rather than begin another. */
export const underWay = (entries: readonly SheetEntry[], now: number): SheetEntry | undefined =>
  latestFirst(entries).find(({ sheet }) => endOf(sheet) > now)
