import type { KeyboardEvent } from 'react'

/** Alt with an arrow key moves what stands in the row that has the focus by one place. The focus stays on it. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>, move: (places: number) => void): void {
  const { altKey, key, currentTarget, target } = event
  const isMove = altKey && (key === 'ArrowUp' || key === 'ArrowDown')
  if (!isMove || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return
  event.preventDefault()
  move(key === 'ArrowUp' ? -1 : 1)
  requestAnimationFrame(() => target.focus())
}
