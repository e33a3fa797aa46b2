import { useSyncClient } from '../../../sync/browser/context.ts'
import { toast } from '../../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../../ui/ui.text.ts'
import { itemsOfSheet, type SheetEntry } from '../sheets/sheets.queries.ts'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import { sheetName } from './sheet-name.ts'

/** Saves a sheet as a file for spreadsheets or for programs. */
export function useExportSheet(entry: SheetEntry): (kind: 'csv' | 'json') => void {
  const client = useSyncClient()
  async function save(kind: 'csv' | 'json'): Promise<void> {
    const [files, rules] = await Promise.all([
      import('../../metrics/csv/csv-file.ts'),
      import('./export.rules.ts'),
    ])
    const outcome = client.live(itemsOfSheet, { sheetId: entry.sheet.id }).current()
    const items = (outcome && 'value' in outcome && outcome.value) || []
    const name = `${sheetName(entry)}.${kind}`
    if (kind === 'csv') files.saveCsv(name, rules.csvOfSheet(entry.sheet, items, SECTION_LABELS))
    else files.saveFile(name, rules.jsonOfSheet(entry, items), 'application/json')
  }
  return (kind) => void save(kind).catch(() => toast.error(PART_NOT_LOADED, CHECK_CONNECTION))
}
