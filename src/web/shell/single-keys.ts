import { makeStore } from '../store.ts'

const key = 'single_key_shortcuts'

/** Whether shortcuts without Ctrl or Cmd are on. People who dictate or use a switch must be able to turn them off. */
export const singleKeys = makeStore(localStorage.getItem(key) !== 'off')

export function setSingleKeys(on: boolean): void {
  localStorage.setItem(key, on ? 'on' : 'off')
  singleKeys.set(on)
}
