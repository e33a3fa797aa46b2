import type { KeyboardEvent } from 'react'
import { keyForRow } from '../../work/row-keys.ts'

/** What single letters do to the task that has the focus. */
export interface TaskKeys {
  /** X */
  toggle?: (() => void) | undefined
  /** E */
  archive?: (() => void) | undefined
  /** D */
  due?: (() => void) | undefined
  /** S */
  select?: (() => void) | undefined
}

const LETTERS: Record<string, keyof TaskKeys> = { x: 'toggle', d: 'due', e: 'archive', s: 'select' }

/** Handles the letters of a row or card. */
export function takeTaskKeys(event: KeyboardEvent<HTMLElement>, keys: TaskKeys): void {
  const key = keyForRow(event)
  const name = key === null ? undefined : LETTERS[key]
  const act = name && keys[name]
  if (!act) return
  event.preventDefault()
  act()
}

/** Opens the list of days of the row or card in which a key was pressed. */
export const openDays = ({ currentTarget }: KeyboardEvent<HTMLElement>): void =>
  currentTarget.querySelector<HTMLElement>('[data-due]')?.click()
