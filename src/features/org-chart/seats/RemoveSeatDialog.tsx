import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { useSeatActs } from '../screen/use-seat-acts.ts'
import type { AboutSeat } from './MoveSeatDialog.tsx'
import { alsoRemove, MOVES_UP, REMOVE_SEAT, removeNamed } from './seat.text.ts'

/** Asks what is to become of the seats beneath one that is removed. */
export function RemoveSeatDialog({ branch, ...dialog }: AboutSeat) {
  const { remove } = useSeatActs()
  const [withBeneath, setWithBeneath] = useState(false)
  return (
    <Dialog
      {...dialog}
      size="sm"
      title={removeNamed(branch.seat.name)}
      description={MOVES_UP}
      asksBeforeClosing={false}
    >
      <Checkbox
        label={alsoRemove(branch.beneath)}
        checked={withBeneath}
        onChange={({ target }) => setWithBeneath(target.checked)}
      />
      <DialogActions>
        <Button
          variant="danger"
          onClick={() => {
            remove(branch, withBeneath)
            dialog.onOpenChange(false)
          }}
        >
          {REMOVE_SEAT}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
