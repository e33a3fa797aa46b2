import { useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { later } from '../../../ui/later.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { StepList } from '../page/StepList.tsx'
import { canWriteProcesses } from '../processes.access.ts'
import type { PublishedProcess, PublishedStep } from '../processes.table.ts'
import { ConfirmBar } from './ConfirmBar.tsx'
import { cameOut, changedSince, REMOVED_STEPS } from './readings.text.ts'
import { useReading } from './use-reading.ts'

const SuggestDialog = later(() => import('../suggestions/SuggestDialog.tsx'))

/** The steps of a process for somebody who may be asked to confirm them; what has changed since they did is marked. */
export function ReadSteps({ published }: { published: PublishedProcess }) {
  const own = useReading(published)
  const { changes, since } = own
  const maySuggest = canWriteProcesses(useActor())
  const [suggested, suggestTo] = useState<PublishedStep | null>(null)
  return (
    <>
      {own.cameOut && (
        <div className="mt-4 print:hidden">
          <Alert kind="warn" title={cameOut(published.version)} />
        </div>
      )}
      {changes && !own.cameOut && since !== null && (
        <p className="mt-4 text-[0.8125rem] text-soft print:hidden">{changedSince(since)}</p>
      )}
      {/* What is scrolled into sight stops above the bar that asks to confirm. */}
      <div className={own.asks ? '**:scroll-mb-52' : ''}>
        <StepList
          steps={published.steps}
          changes={changes?.of}
          onSuggest={maySuggest ? suggestTo : undefined}
        />
      </div>
      {changes && changes.removed.length > 0 && (
        <div className="mt-2 text-soft print:hidden">
          <h2 className="text-[0.8125rem] font-semibold">{REMOVED_STEPS}</h2>
          <ul className="list-disc pl-5">
            {changes.removed.map(({ id, title }) => (
              <li key={id} className="break-words line-through">
                {title}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ConfirmBar own={own} />
      {suggested && (
        <SuggestDialog open onOpenChange={() => suggestTo(null)} processId={published.id} step={suggested} />
      )}
    </>
  )
}
