import { useState } from 'react'
import { Form } from '../../../ui/Form.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { type Branch, pathUp } from '../charts/forest.rules.ts'
import { useChart } from '../screen/chart-context.ts'
import { useSeatActs } from '../screen/use-seat-acts.ts'
import { TAKES_NOTHING } from './gone-seat.ts'
import { seatOptions } from './seat-options.ts'
import { goneNamed, MOVE, MOVE_UNDER, moveNamed, NO_SEAT_FOUND, TOP_OF_CHART } from './seat.text.ts'
import { moveSeat } from './seats.mutations.ts'

export type AboutSeat = { open: boolean; onOpenChange: (open: boolean) => void; branch: Branch }

/** Chooses the seat under which another one is put. Those beneath it are not offered. */
export function MoveSeatDialog({ branch, ...dialog }: AboutSeat) {
  const { forest, mayPutBeneath } = useChart()
  const { moveUnder } = useSeatActs()
  const [chosen, setChosen] = useState(branch.parent)
  const toId = chosen?.seat.id ?? ''
  const to = forest.byId.get(toId) ?? chosen
  const gone = to && !forest.byId.has(toId) ? goneNamed(to.seat.name) : undefined
  const isOffered = (other: Branch) =>
    other !== branch && !pathUp(other).includes(branch) && mayPutBeneath(other.seat)
  const offered = seatOptions(forest, isOffered)
  // What a colleague has taken away stays chosen, and the field says so.
  const kept =
    to && !offered.some(({ value }) => value === toId) ? [{ value: toId, label: to.seat.name }] : []
  return (
    <Dialog {...dialog} size="sm" title={moveNamed(branch.seat.name)}>
      <Form
        schema={gone === undefined ? moveSeat.schema : TAKES_NOTHING}
        read={() => ({ seatId: branch.seat.id, parentId: toId || null, before: null })}
        onSubmit={() => {
          if (!moveUnder(branch, to)) dialog.onOpenChange(false)
        }}
      >
        <Select
          label={MOVE_UNDER}
          name="parentId"
          {...(mayPutBeneath(null) && { placeholder: TOP_OF_CHART })}
          options={[...kept, ...offered]}
          noMatch={NO_SEAT_FOUND}
          error={gone}
          value={toId}
          onChange={(id) => setChosen(id === '' ? null : (forest.byId.get(id) ?? chosen))}
        />
        <DialogActions>
          <SubmitButton>{MOVE}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
