import { announce } from '../../../ui/announce.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Branch } from '../charts/forest.rules.ts'
import { useChart } from '../screen/chart-context.ts'
import { TAKES_NOTHING } from './gone-seat.ts'
import { addSeat } from './seats.mutations.ts'
import { ADD_SEAT, ADD_TOP_SEAT, goneNamed, NAME_OF_SEAT, seatAdded, seatBelow } from './seat.text.ts'

type AddSeatDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Null for a seat at the top; it may be one that is gone by now. */
  parent: Branch | null
}

export function AddSeatDialog({ parent, ...dialog }: AddSeatDialogProps) {
  const { chart, forest, openId, openSeat, setActive } = useChart()
  const gone = parent && !forest.byId.has(parent.seat.id) ? goneNamed(parent.seat.name) : undefined
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={parent ? seatBelow(parent.seat.name) : ADD_TOP_SEAT}
      mutation={addSeat}
      schema={gone === undefined ? undefined : TAKES_NOTHING}
      read={(form, id) => ({
        id,
        chartId: chart.id,
        parentId: parent?.seat.id ?? null,
        before: null,
        name: form.text('name'),
      })}
      submitLabel={ADD_SEAT}
      offersAnother
      onDone={({ id, name }) => {
        announce(seatAdded(name))
        setActive(id)
        if (openId !== null) openSeat(id)
      }}
    >
      <TextField label={NAME_OF_SEAT} name="name" maxLength={80} error={gone} autoFocus required data-title />
    </FormDialog>
  )
}
