import { Alert } from '../../../ui/Alert.tsx'
import { StepList } from '../page/StepList.tsx'
import type { PublishedProcess } from '../processes.table.ts'
import { ConfirmBar } from './ConfirmBar.tsx'
import { cameOut, changedSince, REMOVED_STEPS } from './readings.text.ts'
import { useReading } from './use-reading.ts'

/** The steps of a process for somebody who may be asked to confirm them; what has changed since they did is marked. */
export function ReadSteps({ published }: { published: PublishedProcess }) {
  const own = useReading(published)
  const { changes, since } = own
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
      <StepList steps={published.steps} changes={changes?.of} />
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
    </>
  )
}
