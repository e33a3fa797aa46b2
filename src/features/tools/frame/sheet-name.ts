import { displayName } from '../../people/people.rules.ts'
import { quarterLabel } from '../../time/time.text.ts'
import type { SheetEntry } from '../sheets/sheets.queries.ts'

/** What a sheet is called among the others of its tool: its title, its quarter and, if it is somebody else's, whose. */
export const sheetName = ({ sheet, owner, isOwn }: SheetEntry): string =>
  [sheet.title, sheet.quarter && quarterLabel(sheet.quarter), !isOwn && displayName(owner)]
    .filter(Boolean)
    .join(' · ')
