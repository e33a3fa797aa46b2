import { useMutate } from '../../../sync/browser/react.ts'
import { later } from '../../../ui/later.tsx'
import { dateText } from '../../time/time.text.ts'
import { TITLE_LENGTH } from '../../work/work.rules.ts'
import { cameFrom } from '../../made/made.text.ts'
import { noteMadeOfItem } from '../sheets/made.mutations.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { TOOL_LABELS } from '../tools.text.ts'
import { toolOn } from './clarity-break.text.ts'

const AddHeadlineDialog = later(() => import('../../headlines/AddHeadlineDialog.tsx'))
const AddIssueDialog = later(() => import('../../issues/AddIssueDialog.tsx'))
const AddTaskDialog = later(() => import('../../tasks/AddTaskDialog.tsx'))

export type Made = 'issue' | 'task' | 'headline'

type MakeOfLineProps = { item: ItemEntry; kind: Made; onClose: () => void }

/** The product's own dialog for what is made of a line. It is for others, so it names the tool, the day and an address that only the sheet's owner can open. */
export default function MakeOfLine({
  item: { id, text, createdAt, sheetId },
  kind,
  onClose,
}: MakeOfLineProps) {
  const mutate = useMutate()
  const dialog = { open: true, onOpenChange: (open: boolean) => !open && onClose() }
  const title = text.slice(0, TITLE_LENGTH)
  const address = new URL(`/tools/clarity-break?sheet=${sheetId}`, location.origin).href
  const description = cameFrom(toolOn(TOOL_LABELS['clarity-break'], dateText(createdAt)), address)
  if (kind === 'issue')
    return (
      <AddIssueDialog
        {...dialog}
        {...{ title, description }}
        onCreated={(issueId) => mutate(noteMadeOfItem, { id, issueId })}
      />
    )
  if (kind === 'task')
    return (
      <AddTaskDialog
        {...dialog}
        proposal={{ title, description, assigneeIds: [] }}
        onCreated={(taskId) => mutate(noteMadeOfItem, { id, taskId })}
      />
    )
  return (
    <AddHeadlineDialog
      {...dialog}
      proposal={{ title, content: description }}
      onCreated={(headlineId) => mutate(noteMadeOfItem, { id, headlineId })}
    />
  )
}
