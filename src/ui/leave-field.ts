import type { KeyboardEvent } from 'react'

/** Escape leaves a field that isn't in a dialog, so that single keys work again. */
export function leaveByEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Escape') currentTarget.blur()
}
