import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useChart } from '../screen/chart-context.ts'
import type { AboutSeat } from './MoveSeatDialog.tsx'
import { seatOptions } from './seat-options.ts'
import { ADD_SECOND_LINE, ALSO_REPORTS, NO_SEAT_FOUND, SELECT_SEAT } from './seat.text.ts'
import { addSecondLine } from './second-lines.mutations.ts'

/** Says to which seat one also reports. */
export function LineDialog({ branch, ...dialog }: AboutSeat) {
  const { forest } = useChart()
  const { seat, parent } = branch
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={ADD_SECOND_LINE}
      description={seat.name}
      mutation={addSecondLine}
      read={(form) => ({ seatId: seat.id, toId: form.raw('toId') })}
      submitLabel={ADD_SECOND_LINE}
      needsValid
    >
      <Select
        label={ALSO_REPORTS}
        name="toId"
        placeholder={SELECT_SEAT}
        noMatch={NO_SEAT_FOUND}
        options={seatOptions(
          forest,
          (other) => other !== branch && other !== parent && !seat.secondLineIds.includes(other.seat.id),
        )}
      />
    </FormDialog>
  )
}
