import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { MultiPicker } from '../../ui/MultiPicker.tsx'
import { canInvite } from './invitations.access.ts'
import { INVITE_PEOPLE } from './invitations.text.ts'

const InviteDialog = later(async () => {
  // Whoever tabs on at once finds all of its fields.
  const [dialog] = await Promise.all([import('./InviteDialog.tsx'), MultiPicker.preload()])
  return dialog
})

/** Opens the dialog that invites people. Shows nothing to somebody who may not. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false)
  if (!canInvite(useActor())) return null
  return (
    <>
      <Button
        variant="primary"
        icon={<UserPlus aria-hidden />}
        onPointerEnter={() => void InviteDialog.preload()}
        onClick={() => setOpen(true)}
      >
        {INVITE_PEOPLE}
      </Button>
      {isOpen && <InviteDialog open onOpenChange={setOpen} />}
    </>
  )
}
