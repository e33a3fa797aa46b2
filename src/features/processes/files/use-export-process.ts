import { useLive } from '../../../sync/browser/react.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { CHECK_CONNECTION } from '../../../ui/ui.text.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { stepsToPublish } from '../processes.rules.ts'
import type { OpenProcess } from '../processes.queries.ts'
import type { NamedReading } from '../readings/readings.requests.ts'
import { CONFIRMATION_COLUMNS, confirmationsOf, NOT_EXPORTED } from './files.text.ts'

/** Saves a process, or who has confirmed it, as a file. */
export function useExportProcess(open: OpenProcess): (kind: 'markdown' | 'json' | 'confirmations') => void {
  const companyId = useLive(myCompany, {})?.id
  const content = open.published ?? {
    name: open.name,
    summary: open.process?.summary ?? '',
    steps: stepsToPublish(open.steps),
  }
  async function save(kind: 'markdown' | 'json' | 'confirmations'): Promise<void> {
    const [files, rules] = await Promise.all([
      import('../../metrics/csv/csv-file.ts'),
      import('./process-file.rules.ts'),
    ])
    const said = rules.filed({ ...content, steps: [...content.steps] })
    if (kind === 'markdown')
      return files.saveFile(`${said.name}.md`, rules.asMarkdown(said), 'text/plain;charset=utf-8')
    if (kind === 'json') return files.saveFile(`${said.name}.json`, rules.asJson([said]), 'application/json')
    const path = `/api/companies/${companyId}/processes/${open.id}/readings`
    const { readings } = await requestJson<{ readings: NamedReading[] }>('GET', path)
    files.saveCsv(`${confirmationsOf(said.name)}.csv`, [
      [...CONFIRMATION_COLUMNS],
      ...readings.map((one) => [
        one.name,
        one.email,
        one.dueOn,
        one.confirmedVersion ?? '',
        one.confirmedAt ?? '',
        String(one.isConfirmed),
      ]),
    ])
  }
  return (kind) => void save(kind).catch(() => toast.error(NOT_EXPORTED, CHECK_CONNECTION))
}
