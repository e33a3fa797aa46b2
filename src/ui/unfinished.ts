import { useEffect, useSyncExternalStore } from 'react'

let unfinished = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  unfinished += by
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Signals, while `active`, that the person is in the middle of something that would be lost if its part of the page went away. */
export function useUnfinished(active: boolean): void {
  useEffect(() => {
    if (!active) return
    change(1)
    return () => change(-1)
  }, [active])
}

/** Whether a dialog is open or a grid cell is being edited. Anything that changes the page by itself has to wait for that. */
export const useIsUnfinished = (): boolean => useSyncExternalStore(follow, () => unfinished > 0)

const NO_TEXT = [
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]

/** Whether the person is in the middle of something, or in a field that holds text. */
export function isBusy(): boolean {
  const field = document.activeElement
  const holdsText =
    (field instanceof HTMLInputElement && !NO_TEXT.includes(field.type)) ||
    field instanceof HTMLTextAreaElement
  return unfinished > 0 || (holdsText && field.value !== '' && !field.readOnly)
}
