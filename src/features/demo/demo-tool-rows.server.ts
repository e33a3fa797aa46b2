import { hashedId } from '../../sync/hashed-id.ts'
import { newId } from '../../sync/id.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { addDays, quarterFrom, startOfQuarter, utcDayOf } from '../time/calendar.rules.ts'
import { BLANK, UNMADE, wordsOfPart } from '../tools/sheets/sheets.rules.ts'
import { toolItems, toolSheets } from '../tools/sheets/sheets.table.ts'
import { isList, isQuarterly } from '../tools/sheets/tool-kinds.rules.ts'
import { daysBefore } from './days-before.server.ts'
import type { DemoIds } from './demo-company.server.ts'
import { DEMO_SHEETS, type DemoEntry, type DemoSheet } from './demo-tools.server.ts'

/** A quarter, in days, as far as the past of sheets is concerned. */
const QUARTER = 91

/** What the leaders of the demo company have worked out with the tools. */
export const toolRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_SHEETS.flatMap((sheet) => {
    const seriesId = newId()
    return sheet.quarters.flatMap((entries, ago) => sheetRows(ids, now, { sheet, entries, ago, seriesId }))
  })

interface Quarter {
  sheet: DemoSheet
  entries: readonly DemoEntry[]
  /** How many quarters ago. */
  ago: number
  seriesId: string
}

function sheetRows(ids: DemoIds, now: string, { sheet, entries, ago, seriesId }: Quarter): NewRow[] {
  const { who, tool, title, audience = 'private', team, settings = {}, text = '' } = sheet
  const id = ago === sheet.quarters.length - 1 ? seriesId : newId()
  const ownerId = ids.people[who]!
  const shared = { ownerId, teamId: team ? ids.teams[team] : null, audience }
  const createdAt = daysBefore(now, 9 + ago * QUARTER)
  const stamp = { createdBy: ownerId, createdAt, updatedAt: daysBefore(now, 2 + ago * QUARTER) }
  const today = utcDayOf(now)
  return [
    newRow(toolSheets, {
      id,
      tool,
      title,
      ...shared,
      quarter: isQuarterly(tool) ? quarterFrom(startOfQuarter(today), -ago) : null,
      seriesId,
      settings,
      text,
      textVersion: text === '' ? 0 : 1,
      ...stamp,
      archivedAt: null,
    }),
    ...entries.map(({ to, due, ...entry }, displayOrder) =>
      newRow(toolItems, {
        ...BLANK,
        ...entry,
        ...UNMADE,
        id: isList(tool) ? newId() : hashedId(...wordsOfPart(id, entry.section)),
        sheetId: id,
        ...shared,
        displayOrder,
        personId: to === undefined ? null : ids.people[to]!,
        dueOn: due === undefined || ago > 0 ? null : addDays(today, due),
        ...stamp,
      }),
    ),
  ]
}
