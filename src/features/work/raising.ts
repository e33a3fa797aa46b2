import { createElement, type KeyboardEvent } from 'react'
import { CircleDot } from 'lucide-react'
import type { MenuEntry } from '../../ui/Menu.tsx'
import type { Raisable, Raising } from './raising-context.ts'
import { keyForRow } from './row-keys.ts'
import { MAKE_AN_ISSUE, MAKE_AN_ISSUE_KEY } from './work.text.ts'

/** What stands first in a row's menu: to make an issue of it. Empty for people who may not. */
export function raiseEntries(raising: Pick<Raising, 'raise'> | null, row: Raisable): MenuEntry[] {
  const raise = raising?.raise
  if (!raise) return []
  return [
    {
      label: MAKE_AN_ISSUE,
      icon: createElement(CircleDot, { 'aria-hidden': true }),
      shortcut: MAKE_AN_ISSUE_KEY,
      onSelect: () => raise(row),
    },
  ]
}

/** The key I in a row makes an issue of it. */
export function raiseByKey(event: KeyboardEvent<HTMLElement>, raise: () => void): void {
  if (keyForRow(event) !== 'i') return
  event.preventDefault()
  raise()
}
