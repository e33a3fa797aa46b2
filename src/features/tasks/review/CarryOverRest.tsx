import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { canSetStatus } from '../tasks.access.ts'
import type { TaskItem } from '../tasks.queries.ts'
import { carryOverRest } from './review.text.ts'
import { useCarryOver } from './use-carry-over.ts'

/** Ends the review: what nobody has called done is not, and is due again in a week. */
export function CarryOverRest({ meetingId, tasks }: { meetingId: string; tasks: readonly TaskItem[] }) {
  const actor = useActor()
  const carryOver = useCarryOver(meetingId)
  const mayAll = tasks.every(({ assignees }) =>
    canSetStatus(
      actor,
      assignees.map(({ id }) => id),
    ),
  )
  if (!mayAll) return null
  return (
    <Button size="sm" className="ml-auto" onClick={() => carryOver(tasks)}>
      {carryOverRest(tasks.length)}
    </Button>
  )
}
