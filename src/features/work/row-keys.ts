import type { KeyboardEvent } from 'react'
import { isOfSequence } from '../../ui/key-sequence.ts'

/**
 * Working through a list by keyboard. The list carries `data-rows`, each row `data-row`, and the control in a row that takes
 * the focus `data-row-focus`.
 */
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

const rowsOf = (list: Element): Element[] =>
  [...list.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.offsetParent !== null)

function focusRow(row: Element | undefined): boolean {
  const control = row?.querySelector<HTMLElement>('[data-row-focus]')
  control?.focus()
  return control !== null && control !== undefined
}

/** Whether a key pressed in a list is meant for its rows. Text fields keep their keys. */
export function isRowKey({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  const element = target as HTMLElement
  // A row's popups are its children in React but not in the page; they keep their keys too.
  if (!currentTarget.contains(element)) return false
  return !element.matches('input:not([type="checkbox"]), textarea, select')
}

/** The single key, such as a letter, that was pressed for a row. Null for one held down, with Ctrl or the like, or in a sequence such as G, T. */
export function keyForRow(event: KeyboardEvent<HTMLElement>): string | null {
  const { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event
  const isFree = !isOfSequence(event) && !altKey && !ctrlKey && !metaKey && !repeat && !defaultPrevented
  return isFree && key.length === 1 && isRowKey(event) ? key : null
}

/** Hands the focus to the first row in a part of the page. Returns whether there is one. */
export const enterRows = (within: Element): boolean => focusRow(rowsOf(within)[0])

/** Moves the focus to the previous or next row. Belongs on the list. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined || event.defaultPrevented || !isRowKey(event)) return
  const rows = rowsOf(event.currentTarget)
  const present = rows.findIndex((row) => row.contains(event.target as HTMLElement))
  if (present >= 0 && focusRow(rows[present + step])) event.preventDefault()
}

/** Hands the focus to the row after the one that is about to leave the list, or else to the one before it. */
export function leaveRow(element: Element): void {
  const list = element.closest('[data-rows]')
  const rows = list ? rowsOf(list) : []
  const present = rows.findIndex((row) => row.contains(element))
  if (present >= 0) focusRow(rows[present + 1] ?? rows[present - 1])
}
