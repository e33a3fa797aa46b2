import type { KeyboardEvent } from 'react'
import { isRowKey } from '../../work/row-keys.ts'

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

const SEQUENCE_WITHIN = 1_000
const LETTERS: Record<string, keyof TaskKeys> = { x: 'toggle', d: 'due', e: 'archive', s: 'select' }

let sequenceAt = -Infinity

/** Handles the letters of a row or card. One that ends a sequence such as G, E means something else. */
export function takeTaskKeys(event: KeyboardEvent<HTMLElement>, keys: TaskKeys): void {
  const { key, altKey, ctrlKey, metaKey, repeat, timeStamp } = event
  if (altKey || ctrlKey || metaKey || repeat || event.defaultPrevented || !isRowKey(event)) return
  if (key === 'g' || key === 'c') sequenceAt = timeStamp
  if (timeStamp - sequenceAt < SEQUENCE_WITHIN) return
  const name = LETTERS[key]
  const act = name && keys[name]
  if (!act) return
  event.preventDefault()
  act()
}

/** Opens the list of days of the row or card in which a key was pressed. */
export const openDays = ({ currentTarget }: KeyboardEvent<HTMLElement>): void =>
  currentTarget.querySelector<HTMLElement>('[data-due]')?.click()
