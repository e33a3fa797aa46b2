import { requestJson } from '../../../ui/request.ts'
import { DiagnosticsPage } from './DiagnosticsPage.tsx'
import { DiagnosticsTable } from './DiagnosticsTable.tsx'
import type { Check, SelfTestAnswer } from './diagnostics.requests.ts'
import * as text from './diagnostics.text.ts'
import { Outcome } from './Outcome.tsx'
import { RunButton } from './RunButton.tsx'
import { useRun } from './use-run.ts'

/** Tries what the running server relies on. */
export function TestingScreen() {
  const { answer, pending, run } = useRun(() =>
    requestJson<SelfTestAnswer>('POST', '/api/platform/self-test', {}),
  )
  return (
    <DiagnosticsPage
      title={text.TESTING}
      about={text.TESTING_EXPLAINED}
      actions={<RunButton again={answer !== null} pending={pending} onRun={run} />}
    >
      {answer && (
        <DiagnosticsTable
          label={text.TESTING}
          head={[text.CHECK, text.STATE, text.TOOK, text.MEASURED]}
          rows={answer.results.map(({ check, passed, milliseconds, figure }) => [
            text.CHECK_LABELS[check],
            <Outcome key="state" passed={passed} />,
            text.milliseconds(milliseconds),
            figure === null ? '' : IN_UNITS[check]?.(figure),
          ])}
        />
      )}
    </DiagnosticsPage>
  )
}

const IN_UNITS: Partial<Record<Check, (figure: number) => string>> = {
  clock: text.milliseconds,
  jobs: text.waitingJobs,
  disk: text.bytesText,
}
