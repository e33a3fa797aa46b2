import { useMutate } from '../../../sync/browser/react.ts'
import { NAME } from '../seats/seat.text.ts'
import { renameSeat } from '../seats/seats.mutations.ts'
import type { Seat } from '../org-chart.table.ts'
import { useSavedText } from './use-saved-text.ts'

export function NameField({ seat: { id, name } }: { seat: Pick<Seat, 'id' | 'name'> }) {
  const mutate = useMutate()
  const text = useSavedText(name, (changed) => mutate(renameSeat, { seatId: id, name: changed }))
  return (
    <label className="grid gap-1">
      <span className="text-[0.8125rem] text-soft">{NAME}</span>
      <input
        className="control"
        maxLength={80}
        autoComplete="off"
        {...text}
        onChange={({ target }) => text.onChange(target.value)}
        onKeyDown={(event) => {
          text.onKeyDown(event)
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
    </label>
  )
}
