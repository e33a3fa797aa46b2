import type { KeyboardEvent } from 'react'

/**
 * Moving through a list by keyboard: the list carries `data-rows` and `onKeyDown={moveByArrows}`, each row `data-row`, and
 * the control of a row that takes the focus `data-row-focus`.
 */
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

const rowsOf = (list: Element): Element[] =>
  [...list.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.offsetParent !== null)

function focusRow(row: Element | undefined): boolean {
  const control = row?.querySelector<HTMLElement>('[data-row-focus]')
  control?.focus()
  return control !== null && control !== undefined
}

export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const target = event.target as HTMLElement
  // Popups of a row are its children in React but not in the page; they and text fields keep their arrows.
  if (step === undefined || event.defaultPrevented || !event.currentTarget.contains(target)) return
  if (target.matches('input:not([type="checkbox"]), textarea, select')) return
  const rows = rowsOf(event.currentTarget)
  const present = rows.findIndex((row) => row.contains(target))
  if (present >= 0 && focusRow(rows[present + step])) event.preventDefault()
}

/** Hands the focus to the row after, else before, the one that is about to leave the list. */
export function leaveRow(element: Element): void {
  const list = element.closest('[data-rows]')
  const rows = list ? rowsOf(list) : []
  const present = rows.findIndex((row) => row.contains(element))
  if (present >= 0) focusRow(rows[present + 1] ?? rows[present - 1])
}
