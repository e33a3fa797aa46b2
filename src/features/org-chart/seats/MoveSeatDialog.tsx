import { useState } from 'react'
import { Form } from '../../../ui/Form.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { type Branch, pathUp } from '../charts/forest.rules.ts'
import { useChart } from '../screen/chart-context.ts'
import { useSeatActs } from '../screen/use-seat-acts.ts'
import { seatOptions } from './seat-options.ts'
import { MOVE, MOVE_UNDER, moveNamed, NO_SEAT_FOUND, TOP_OF_CHART } from './seat.text.ts'
import { moveSeat } from './seats.mutations.ts'

export type AboutSeat = { open: boolean; onOpenChange: (open: boolean) => void; branch: Branch }

/** Chooses the seat under which another one is put. Those beneath it are not offered. */
export function MoveSeatDialog({ branch, ...dialog }: AboutSeat) {
  const { forest, mayPutBeneath } = useChart()
  const { moveUnder } = useSeatActs()
  const [toId, setToId] = useState(branch.seat.parentId ?? '')
  const isOffered = (other: Branch) =>
    other !== branch && !pathUp(other).includes(branch) && mayPutBeneath(other.seat)
  return (
    <Dialog {...dialog} size="sm" title={moveNamed(branch.seat.name)}>
      <Form
        schema={moveSeat.schema}
        read={() => ({ seatId: branch.seat.id, parentId: toId || null, before: null })}
        onSubmit={({ parentId }) => {
          moveUnder(branch, parentId === null ? null : (forest.byId.get(parentId) ?? null))
          dialog.onOpenChange(false)
        }}
      >
        <Select
          label={MOVE_UNDER}
          name="parentId"
          {...(mayPutBeneath(null) && { placeholder: TOP_OF_CHART })}
          options={seatOptions(forest, isOffered)}
          noMatch={NO_SEAT_FOUND}
          value={toId}
          onChange={setToId}
        />
        <DialogActions>
          <SubmitButton>{MOVE}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
