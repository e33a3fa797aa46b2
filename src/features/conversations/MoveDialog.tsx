import { FormDialog } from '../../ui/FormDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { DayField } from '../time/DayField.tsx'
import { moveConversation } from './conversations.mutations.ts'
import type { ConversationSide } from './conversations.table.ts'
import { DUE_ON, MOVE_TITLE, MOVED } from './conversations.text.ts'

/** Moves a conversation to another day. */
export default function MoveDialog({ side, onClose }: { side: ConversationSide; onClose: () => void }) {
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={MOVE_TITLE}
      mutation={moveConversation}
      read={(form) => ({ conversationId: side.conversationId, dueOn: form.raw('dueOn') })}
      onDone={() => toast.success(MOVED)}
    >
      <DayField label={DUE_ON} name="dueOn" defaultValue={side.dueOn} />
    </FormDialog>
  )
}
