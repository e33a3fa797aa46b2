import { useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { problemAt } from './import-card.text.ts'
import type { ImportState } from './imports.requests.ts'
import * as texts from './take-back.text.ts'

type HalfImportProps = {
  latest: ImportState
  pending: boolean
  onTakeBack: () => Promise<void>
}

/** An import that ended half way, which can be taken back, or what came of that. */
export function HalfImport({ latest: { state, report }, pending, onTakeBack }: HalfImportProps) {
  const [isAsking, setAsking] = useState(false)
  if (state === 'taken-back' && report?.takenBack) {
    const { removed, stayed } = report.takenBack
    const left = stayed.length === 0 ? texts.NOTHING_STAYED : texts.stayedRows(stayed)
    return (
      <Alert
        kind={stayed.length === 0 ? 'good' : 'warn'}
        title={texts.TAKEN_BACK}
        detail={`${texts.removedRows(removed)} ${left}`}
      />
    )
  }
  if (state !== 'half') return null
  const problems = report?.problems ?? []
  return (
    <div className="grid gap-3">
      <Alert kind="bad" title={texts.ENDED_HALF_WAY} detail={texts.HALF_EXPLAINED} />
      <ul className="grid gap-0.5 text-[0.8125rem] [overflow-wrap:anywhere]">
        {problems.map(({ file, line, problem }) => (
          <li key={`${file} ${line} ${problem}`}>{problemAt(file, line, problem)}</li>
        ))}
      </ul>
      <div>
        <Button pending={pending} onClick={() => setAsking(true)}>
          {texts.TAKE_BACK}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.TAKE_BACK_QUESTION}
        detail={
          <>
            {texts.WHAT_GOES}
            <span className="mt-2 block">{texts.WHAT_STAYS}</span>
            <span className="mt-2 block">{texts.NOT_UNDONE}</span>
          </>
        }
        confirmLabel={texts.TAKE_BACK}
        danger
        onConfirm={onTakeBack}
      />
    </div>
  )
}
