import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { InviteRows } from './InviteRows.tsx'
import { ListSource } from './ListSource.tsx'
import { INVITE_SEVERAL, SEVERAL_EXPLAINED } from './many.text.ts'
import { isReady } from './plan.rules.ts'
import { useInviteList } from './use-invite-list.ts'

type InviteManyDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What was typed where one person is invited. */
  begun: string
}

/** Invites the people on a list: enter it, see what would become of each, send, and correct whom it refused. */
export default function InviteManyDialog({ open, onOpenChange, begun }: InviteManyDialogProps) {
  const list = useInviteList()
  const [isAdding, setAdding] = useState(true)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={INVITE_SEVERAL}
      size="lg"
      asksBeforeClosing={isAdding || list.rows.some(isReady)}
      description={SEVERAL_EXPLAINED}
    >
      {isAdding ? (
        <ListSource
          begun={list.rows.length === 0 ? begun : ''}
          room={list.rows.length}
          onAdd={(people) => {
            list.add(people)
            setAdding(false)
          }}
        />
      ) : (
        <InviteRows list={list} onAddMore={() => setAdding(true)} />
      )}
    </Dialog>
  )
}
