import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { useKeptInView } from '../../../ui/use-kept-in-view.ts'
import { newId } from '../../../sync/id.ts'
import { MOST_ROLES, type Seat } from '../org-chart.table.ts'
import { addRole } from '../seats/roles.mutations.ts'
import { ADD_ROLE, FIVE_ROLES, NEW_ROLE, NO_ROLES, ROLES } from '../seats/seat.text.ts'
import { PanelSection } from './PanelSection.tsx'
import { RoleRow } from './RoleRow.tsx'

/** From this many on, the advice is shown. */
const ADVISED = 5

/** What a seat answers for. Enter in the last field adds another one. */
export function RolesList({ seat, isEditable }: { seat: Seat; isEditable: boolean }) {
  const { roles } = seat
  return (
    <PanelSection title={ROLES} aside={roles.length || null}>
      {roles.length === 0 && !isEditable && <p className="text-[0.8125rem] text-soft">{NO_ROLES}</p>}
      <ul aria-label={ROLES} className="grid gap-0.5">
        {roles.map((role) =>
          isEditable ? (
            <RoleRow key={role.id} seat={seat} role={role} />
          ) : (
            <li key={role.id} className="py-1 break-words">
              {role.text}
            </li>
          ),
        )}
      </ul>
      {isEditable && roles.length < MOST_ROLES && <NewRole seatId={seat.id} count={roles.length} />}
      {isEditable && roles.length > ADVISED && (
        <p className="mt-1 text-[0.8125rem] text-soft">{FIVE_ROLES}</p>
      )}
    </PanelSection>
  )
}

function NewRole({ seatId, count }: { seatId: string; count: number }) {
  const field = useKeptInView<HTMLInputElement>(count)
  const mutate = useMutate()
  const [text, setText] = useState('')

  function add(): void {
    if (text.trim() !== '' && !mutate(addRole, { id: newId(), seatId, text })) setText('')
  }

  return (
    <input
      ref={field}
      className="control mt-1"
      aria-label={ADD_ROLE}
      placeholder={NEW_ROLE}
      maxLength={120}
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        add()
      }}
    />
  )
}
