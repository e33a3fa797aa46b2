import { later } from '../../../ui/later.tsx'
import type { AboutSeat } from './MoveSeatDialog.tsx'

const AddIssueDialog = later(() => import('../../issues/AddIssueDialog.tsx'))
const AddTaskDialog = later(() => import('../../tasks/AddTaskDialog.tsx'))

type WorkDialogProps = AboutSeat & { kind: 'issue' | 'task' }

/** The product’s own dialog for an issue or a task, for the team of a seat. */
export function WorkDialog({ branch: { seat }, kind, ...dialog }: WorkDialogProps) {
  const teamId = seat.teamId ?? undefined
  return kind === 'issue' ? (
    <AddIssueDialog {...dialog} teamId={teamId} />
  ) : (
    <AddTaskDialog {...dialog} teamId={teamId} />
  )
}
