import type { KeyboardEvent } from 'react'
import { isRowKey } from '../../work/row-keys.ts'

const ACROSS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const ALONG: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

const focusable = (within: Element | undefined): HTMLElement[] => [
  ...(within?.querySelectorAll<HTMLElement>('[data-row-focus]') ?? []),
]

/** The arrow keys move the focus among the cards: up and down in a column, left and right to the card beside. */
export function moveOnBoard(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !isRowKey(event)) return
  const across = ACROSS[event.key]
  const along = ALONG[event.key]
  const columns = [...event.currentTarget.querySelectorAll('[data-column]')]
  const at = columns.findIndex((column) => column.contains(event.target as Element))
  const cards = focusable(columns[at])
  const place = cards.findIndex((card) => card.closest('[data-row-key]')?.contains(event.target as Element))
  if (place < 0) return
  const beside = across === undefined ? [] : focusable(columns[at + across])
  const next = across === undefined ? cards[place + (along ?? 0)] : beside[Math.min(place, beside.length - 1)]
  if (!next || (across === undefined && along === undefined)) return
  event.preventDefault()
  next.focus()
}
