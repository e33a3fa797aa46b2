import { useMutate } from '../../../sync/browser/react.ts'
import { later } from '../../../ui/later.tsx'
import { useChart } from '../screen/chart-context.ts'
import { noteMadeOfSeat } from './made.mutations.ts'
import type { AboutSeat } from './MoveSeatDialog.tsx'
import { fromSeat } from './seat.text.ts'

const AddIssueDialog = later(() => import('../../issues/AddIssueDialog.tsx'))
const AddTaskDialog = later(() => import('../../tasks/AddTaskDialog.tsx'))

type WorkDialogProps = AboutSeat & { kind: 'issue' | 'task' }

/** The product’s own dialog for an issue or a task, for the team of a seat, which says where it comes from. */
export function WorkDialog({ branch: { seat }, kind, ...dialog }: WorkDialogProps) {
  const { chart } = useChart()
  const mutate = useMutate()
  const teamId = seat.teamId ?? undefined
  const search = new URLSearchParams({ ...(chart.kind === 'draft' && { chart: chart.id }), seat: seat.id })
  const address = new URL(`/org-chart?${search}`, location.origin).href
  const [title, description] = [`${seat.name}: `, fromSeat(seat.name, address)]
  return kind === 'issue' ? (
    <AddIssueDialog
      {...dialog}
      {...{ teamId, title, description }}
      onCreated={(issueId) => mutate(noteMadeOfSeat, { seatId: seat.id, issueId })}
    />
  ) : (
    <AddTaskDialog
      {...dialog}
      teamId={teamId}
      proposal={{ title, description, assigneeIds: [] }}
      onCreated={(taskId) => mutate(noteMadeOfSeat, { seatId: seat.id, taskId })}
    />
  )
}
