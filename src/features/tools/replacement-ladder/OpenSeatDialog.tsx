import { useNavigate } from '@tanstack/react-router'
import { useMutate } from '../../../sync/browser/react.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { addSeat } from '../../org-chart/seats/seats.mutations.ts'
import { noteMadeOfItem } from '../sheets/made.mutations.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import type { PlacesForSeat } from './open-seat.queries.ts'
import { CREATE_OPEN_SEAT, CREATE_SEAT, NAME_OF_SEAT, ON_TOP, REPORTS_TO } from './replacement-ladder.text.ts'

const NAME_LENGTH = 80

type OpenSeatDialogProps = { item: ItemEntry; places: PlacesForSeat; onClose: () => void }

/** Makes a seat of a rung’s role on the live chart, by the chart’s own mutation, and leads to it. */
export default function OpenSeatDialog({ item, places, onClose }: OpenSeatDialogProps) {
  const { chartId, mayPutOnTop, seats } = places
  const mutate = useMutate()
  const navigate = useNavigate()
  const own = seats.find(({ isOwn }) => isOwn) ?? (mayPutOnTop ? undefined : seats[0])
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={CREATE_OPEN_SEAT}
      size="sm"
      mutation={addSeat}
      read={(form, id) => ({
        id,
        chartId,
        parentId: form.optional('parentId'),
        before: null,
        name: form.text('name'),
      })}
      submitLabel={CREATE_SEAT}
      onDone={({ id: seatId }) => {
        mutate(noteMadeOfItem, { id: item.id, seatId })
        void navigate({ to: '/org-chart', search: { seat: seatId } })
      }}
    >
      <TextField
        label={NAME_OF_SEAT}
        name="name"
        maxLength={NAME_LENGTH}
        defaultValue={item.text.slice(0, NAME_LENGTH)}
        autoFocus
        required
      />
      <Select
        label={REPORTS_TO}
        name="parentId"
        defaultValue={own?.id ?? ''}
        {...(mayPutOnTop && { placeholder: ON_TOP })}
        options={seats.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  )
}
