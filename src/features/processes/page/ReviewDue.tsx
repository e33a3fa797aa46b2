import { useMutate } from '../../../sync/browser/react.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { confirmProcess } from '../processes.mutations.ts'
import { isReviewDue, nextReview } from '../processes.rules.ts'
import type { Process } from '../processes.table.ts'
import { nextReviewOn, REVIEWED, reviewWasDue, STILL_RIGHT } from '../processes.text.ts'

/** Asks whether a process is still right once the day of its review has come. */
export function ReviewDue({ process }: { process: Process }) {
  const { id, reviewEvery, reviewDueOn, archivedAt } = process
  const mutate = useMutate()
  const today = useToday()
  if (archivedAt !== null || reviewDueOn === null || !isReviewDue(process, today)) return null
  function confirm() {
    const next = nextReview(reviewEvery, today)
    if (mutate(confirmProcess, { id }) || next === null) return
    toast.success(REVIEWED, nextReviewOn(dayLabel(next, today)))
  }
  return (
    <Alert
      kind="warn"
      title={reviewWasDue(dayLabel(reviewDueOn, today))}
      action={
        <Button size="sm" onClick={confirm}>
          {STILL_RIGHT}
        </Button>
      }
    />
  )
}
