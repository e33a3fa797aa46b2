import { Ellipsis, FileJson, FileText, Printer } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../../ui/ui.text.ts'
import { quarterLabel } from '../../time/time.text.ts'
import type { CheckupEntry } from '../checkups/checkups.queries.ts'
import { EXPORT_CSV, EXPORT_JSON, PRINT } from '../frame/sheet-words.text.ts'
import { ACTIONS, checkupOf, EXPORT_COLUMNS } from './health.text.ts'
import { COMPONENT_LABELS, STATEMENT_TEXTS } from './statements.text.ts'

/** What can be taken along of a result. */
export function ResultMenu({ entry, name }: { entry: CheckupEntry; name: string | null }) {
  async function save(kind: 'csv' | 'json'): Promise<void> {
    const [files, rules] = await Promise.all([
      import('../../metrics/csv/csv-file.ts'),
      import('./export.rules.ts'),
    ])
    if (!entry.results) return
    const file = `${checkupOf(name)} ${quarterLabel(entry.checkup.quarter)}.${kind}`
    const words = { columns: EXPORT_COLUMNS, components: COMPONENT_LABELS, statements: STATEMENT_TEXTS }
    if (kind === 'csv') files.saveCsv(file, rules.csvOfResult(entry.results, words))
    else files.saveFile(file, rules.jsonOfResult(entry, STATEMENT_TEXTS), 'application/json')
  }
  const saves = (kind: 'csv' | 'json') => () =>
    void save(kind).catch(() => toast.error(PART_NOT_LOADED, CHECK_CONNECTION))
  return (
    <Menu
      label={ACTIONS}
      align="end"
      trigger={<IconButton label={ACTIONS} icon={<Ellipsis aria-hidden />} />}
      sections={[
        {
          entries: [
            { label: PRINT, icon: <Printer aria-hidden />, onSelect: () => print() },
            { label: EXPORT_CSV, icon: <FileText aria-hidden />, onSelect: saves('csv') },
            { label: EXPORT_JSON, icon: <FileJson aria-hidden />, onSelect: saves('json') },
          ],
        },
      ]}
    />
  )
}
