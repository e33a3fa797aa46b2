import { LOCALE } from '../../../language/locale.text.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import {
  CHECKED,
  COMES_OFF,
  DISCARD,
  DONE,
  DONE_DETAIL,
  foundIn,
  importRowsLabel,
  moreProblems,
  nameOfTable,
  NOTHING_WRITTEN_YET,
  problemAt,
  REFUSED,
  ROWS,
  TABLE,
} from './import-card.text.ts'
import type { ImportReport, ImportState } from './imports.requests.ts'

type ImportResultProps = {
  latest: ImportState
  pending: boolean
  onStart: () => void
  onDiscard: () => void
}

/** Tables of what is off until somebody enters its secrets again. */
const COME_OFF: readonly string[] = ['data_sources', 'metric_sources', 'hooks']

const offNote = (report: ImportReport | null): string =>
  report?.tables.some(({ name, rows }) => rows > 0 && COME_OFF.includes(name)) ? ` ${COMES_OFF}` : ''

/** What a file holds or what is wrong with it, and what came of the import. */
export function ImportResult({ latest, pending, onStart, onDiscard }: ImportResultProps) {
  const { state, report } = latest
  if (state === 'done') return <Alert kind="good" title={DONE} detail={DONE_DETAIL + offNote(report)} />
  if (!report || (state !== 'checked' && state !== 'refused')) return null
  if (state === 'refused') return <Problems report={report} />
  const rows = report.tables.reduce((sum, table) => sum + table.rows, 0)
  return (
    <div className="grid gap-3">
      <Alert
        kind="info"
        title={CHECKED}
        detail={`${foundIn(report.company, rows, report.people)} ${NOTHING_WRITTEN_YET}${offNote(report)}`}
      />
      <Tables report={report} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={pending} onClick={onStart}>
          {importRowsLabel(rows)}
        </Button>
        <Button onClick={onDiscard}>{DISCARD}</Button>
      </div>
    </div>
  )
}

function Tables({ report }: { report: ImportReport }) {
  return (
    <div className="rounded-md border border-line">
      <table className="w-full text-left text-[0.8125rem]">
        <thead>
          <tr>
            <th className="px-3 py-1.5 font-medium">{TABLE}</th>
            <th className="px-3 py-1.5 text-right font-medium">{ROWS}</th>
          </tr>
        </thead>
        <tbody>
          {report.tables
            .filter(({ rows }) => rows > 0)
            .map(({ name, rows }) => (
              <tr key={name} className="border-t border-line">
                <td className="px-3 py-1.5">{nameOfTable(name)}</td>
                <td className="px-3 py-1.5 text-right tabular-nums">{rows.toLocaleString(LOCALE)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function Problems({ report: { problems, problemCount } }: { report: ImportReport }) {
  const list = (
    <ul className="grid gap-0.5">
      {problems.map(({ file, line, problem }) => (
        <li key={`${file} ${line} ${problem}`}>{problemAt(file, line, problem)}</li>
      ))}
      {problemCount > problems.length && <li>{moreProblems(problemCount - problems.length)}</li>}
    </ul>
  )
  return (
    <div className="grid gap-2">
      <Alert kind="bad" title={REFUSED} />
      <div className="text-[0.8125rem] [overflow-wrap:anywhere]">{list}</div>
    </div>
  )
}
