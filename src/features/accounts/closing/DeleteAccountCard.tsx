import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { later } from '../../../ui/later.tsx'
import { DELETE_ACCOUNT, DELETE_EXPLAINED } from './closing.text.ts'

const DeleteAccountDialog = later(() => import('./DeleteAccountDialog.tsx'))

/** The way to the end of an account, last on the profile. */
export function DeleteAccountCard() {
  const [open, setOpen] = useState(false)
  return (
    <Card title={DELETE_ACCOUNT} description={DELETE_EXPLAINED}>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {DELETE_ACCOUNT}
        </Button>
      </div>
      {open && <DeleteAccountDialog open onOpenChange={setOpen} />}
    </Card>
  )
}
