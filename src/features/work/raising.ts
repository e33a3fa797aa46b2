import { createElement, type KeyboardEvent } from 'react'
import { CircleDot } from 'lucide-react'
import type { MenuEntry } from '../../ui/Menu.tsx'
import type { Raisable, Raising } from './raising-context.ts'
import { isRowKey } from './row-keys.ts'
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

const SEQUENCE_WITHIN = 1_000

let otherLetterAt = -Infinity

/** The key I in a row makes an issue of it, unless it ends a sequence such as G, I. */
export function raiseByKey(event: KeyboardEvent<HTMLElement>, raise: () => void): void {
  const { key, altKey, ctrlKey, metaKey, repeat, timeStamp } = event
  if (altKey || ctrlKey || metaKey || key.length > 1 || !isRowKey(event)) return
  if (key !== 'i') otherLetterAt = timeStamp
  else if (!repeat && timeStamp - otherLetterAt > SEQUENCE_WITHIN) {
    event.preventDefault()
    raise()
  }
}
