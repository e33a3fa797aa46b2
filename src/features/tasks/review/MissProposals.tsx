import { CircleAlert } from 'lucide-react'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { useRaising } from '../../work/raising-context.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { MAKE_AN_ISSUE } from '../../work/work.text.ts'
import { raisableTask } from '../raisable-task.ts'
import { dismissTaskMisses } from './review.mutations.ts'
import { type MissedTask, missedTasks } from './review.queries.ts'
import { DISMISS, DISMISSED, missedReviews, PROPOSED_ISSUES } from './review.text.ts'

/** At a time; others follow when these are answered. */
const SHOWN = 2

/** The issues that tasks propose which two reviews have found not done. */
export function MissProposals({ teamId }: { teamId: string }) {
  const mayAnswer = canWriteWork(useActor())
  const raise = useRaising()?.raise
  const missed = useLive(missedTasks, { teamId })
  if (!missed?.length || !mayAnswer || !raise) return null
  return (
    <ul aria-label={PROPOSED_ISSUES} className="print:hidden">
      {missed.slice(0, SHOWN).map((one) => (
        <Proposal key={one.task.id} missed={one} onAccept={() => raise(raisableTask(one.task))} />
      ))}
    </ul>
  )
}

function Proposal({ missed: { task, misses }, onAccept }: { missed: MissedTask; onAccept: () => void }) {
  const mutate = useMutate()
  const set = (isDismissed: boolean) => mutate(dismissTaskMisses, { taskId: task.id, isDismissed })
  const dismiss = () => {
    if (!set(true)) toastUndo(DISMISSED, task.title, () => set(false))
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-1">
      <CircleAlert aria-hidden className="size-4 shrink-0 text-bad-ink max-md:hidden" />
      <p className="min-w-0 flex-1 basis-48 text-[0.8125rem] break-words">
        {missedReviews(task.title, misses)}
      </p>
      <div className="flex gap-1">
        <Button size="sm" onClick={onAccept}>
          {MAKE_AN_ISSUE}
        </Button>
        <Button size="sm" variant="ghost" onClick={dismiss}>
          {DISMISS}
        </Button>
      </div>
    </li>
  )
}
