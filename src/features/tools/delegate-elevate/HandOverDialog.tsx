import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import AddTaskDialog from '../../tasks/AddTaskDialog.tsx'
import { canAssignOthers } from '../../tasks/tasks.access.ts'
import { useToday } from '../../time/use-today.ts'
import { TITLE_LENGTH } from '../../work/work.rules.ts'
import { cameFrom } from '../../made/made.text.ts'
import { noteMadeOfItem } from '../sheets/made.mutations.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { TOOL_LABELS } from '../tools.text.ts'
import { handOver } from './delegate-elevate.text.ts'
import { teamToHandOver } from './hand-over.queries.ts'

/** The product's own dialog for a task, which proposes to hand over an activity. */
export default function HandOverDialog({ item, onClose }: { item: ItemEntry; onClose: () => void }) {
  const { id, sheetId, text, personId, dueOn } = item
  const actor = useActor()
  const mutate = useMutate()
  const today = useToday()
  const teamId = useLive(teamToHandOver, { personId })
  if (teamId === undefined) return null
  const address = new URL(`/tools/delegate-elevate?sheet=${sheetId}`, location.origin).href
  const isShared = teamId !== null && personId !== null && canAssignOthers(actor)
  return (
    <AddTaskDialog
      open
      onOpenChange={(open) => !open && onClose()}
      teamId={teamId ?? undefined}
      dueDate={dueOn !== null && dueOn >= today ? dueOn : undefined}
      proposal={{
        title: handOver(text).slice(0, TITLE_LENGTH),
        description: cameFrom(TOOL_LABELS['delegate-elevate'], address),
        assigneeIds: isShared ? [personId] : [],
      }}
      onCreated={(taskId) => mutate(noteMadeOfItem, { id, taskId })}
    />
  )
}
