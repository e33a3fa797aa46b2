import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { hasManagerAccess } from '../rights/actor.access.ts'

const InviteDialog = later(() => import('./InviteDialog.tsx'))

/** Opens the dialog that invites people; nothing for somebody who may not. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false)
  if (!hasManagerAccess(useActor())) return null
  return (
    <>
      <Button
        variant="primary"
        icon={<UserPlus aria-hidden />}
        onPointerEnter={() => void InviteDialog.preload()}
        onClick={() => setOpen(true)}
      >
        Invite people
      </Button>
      {isOpen && <InviteDialog open onOpenChange={setOpen} />}
    </>
  )
}
