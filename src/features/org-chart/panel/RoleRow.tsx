import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react'
import { useMutate } from '../../../sync/browser/react.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { moveByKeys } from '../../work/move-by-keys.ts'
import type { Seat } from '../org-chart.table.ts'
import { addRole, moveRole, removeRole, renameRole } from '../seats/roles.mutations.ts'
import {
  actionsForRole,
  MOVE_DOWN,
  MOVE_UP,
  REMOVE_ROLE,
  ROLE_REMOVED,
  roleNamed,
} from '../seats/seat.text.ts'
import { useSavedText } from './use-saved-text.ts'

type RoleRowProps = { seat: Seat; role: Seat['roles'][number] }

/** One role, written in its place. Emptied, it is removed; Alt with an arrow moves it. */
export function RoleRow({ seat: { id: seatId, roles }, role }: RoleRowProps) {
  const mutate = useMutate()
  const place = roles.indexOf(role)
  const field = useSavedText(role.text, (text) =>
    text.trim() === '' ? remove() : mutate(renameRole, { seatId, roleId: role.id, text }),
  )

  function move(places: number): void {
    const to = place + places
    if (to < 0 || to >= roles.length) return
    const before = roles[places < 0 ? to : to + 1]?.id ?? null
    mutate(moveRole, { seatId, roleId: role.id, before })
  }

  function remove(): void {
    const next = roles[place + 1]?.id ?? null
    if (mutate(removeRole, { seatId, roleId: role.id })) return
    toastUndo(ROLE_REMOVED, role.text, () => {
      if (!mutate(addRole, { id: role.id, seatId, text: role.text }) && next !== null)
        mutate(moveRole, { seatId, roleId: role.id, before: next })
    })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It listens to keys of the field in it.
    <li className="flex items-center gap-1" onKeyDown={(event) => moveByKeys(event, move)}>
      <input
        className="control border-transparent! bg-transparent! hover:bg-hover! focus:bg-page!"
        aria-label={roleNamed(role.text)}
        maxLength={120}
        autoComplete="off"
        {...field}
        onChange={({ target }) => field.onChange(target.value)}
        onKeyDown={(event) => {
          field.onKeyDown(event)
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      <Menu
        label={actionsForRole(role.text)}
        align="end"
        sections={[
          {
            entries: [
              {
                label: MOVE_UP,
                icon: <ArrowUp aria-hidden />,
                disabled: place === 0,
                onSelect: () => move(-1),
              },
              {
                label: MOVE_DOWN,
                icon: <ArrowDown aria-hidden />,
                disabled: place === roles.length - 1,
                onSelect: () => move(1),
              },
              { label: REMOVE_ROLE, icon: <Trash2 aria-hidden />, onSelect: remove },
            ],
          },
        ]}
        trigger={<IconButton label={actionsForRole(role.text)} icon={<Ellipsis aria-hidden />} />}
      />
    </li>
  )
}
