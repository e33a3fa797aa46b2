import { Alert } from '../../../ui/Alert.tsx'
import { requestJson } from '../../../ui/request.ts'
import { DiagnosticsPage } from './DiagnosticsPage.tsx'
import { DiagnosticsTable } from './DiagnosticsTable.tsx'
import type { ProbeAnswer, Probed } from './diagnostics.requests.ts'
import * as text from './diagnostics.text.ts'
import { Outcome } from './Outcome.tsx'
import { RunButton } from './RunButton.tsx'
import { useRun } from './use-run.ts'

/** Tries to get at another company's rows, and says of each table that it could not. */
export function ProbeScreen({ companyId }: { companyId: string }) {
  const { answer, pending, run } = useRun(() =>
    requestJson<ProbeAnswer>('POST', '/api/platform/probe', { companyId }),
  )
  return (
    <DiagnosticsPage
      title={text.PROBE}
      about={text.PROBE_EXPLAINED}
      actions={<RunButton again={answer !== null} pending={pending} onRun={run} />}
    >
      {answer && !answer.hasOtherCompany && <Alert kind="info" title={text.NO_OTHER_COMPANY} />}
      {answer?.hasOtherCompany && <Result tables={answer.tables} />}
    </DiagnosticsPage>
  )
}

function Result({ tables }: { tables: readonly Probed[] }) {
  const open = tables.filter((table) => doneTo(table).length > 0)
  return (
    <>
      <Alert kind={open.length === 0 ? 'good' : 'bad'} title={text.triedTables(tables.length, open.length)} />
      <DiagnosticsTable
        label={text.PROBE}
        head={[text.TABLE, text.STATE]}
        rows={tables.map((table) => [
          table.name,
          <span key="state" className="flex flex-wrap items-center gap-2">
            <Outcome passed={doneTo(table).length === 0} />
            {table.hadRow ? doneTo(table).join(', ') : text.NO_FOREIGN_ROW}
          </span>,
        ])}
      />
    </>
  )
}

const ACTS = ['reads', 'locks', 'inserts', 'updates', 'deletes'] as const

const doneTo = (table: Probed): string[] =>
  ACTS.filter((act) => table[act]).map((act) => text.WHAT_WAS_DONE[act])
