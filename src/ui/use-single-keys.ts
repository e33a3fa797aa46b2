import { useEffect, useEffectEvent } from 'react'
import { FIELDS } from './fields.ts'
import { IN_LAYER } from './in-layer.ts'
import { isOfSequence } from './key-sequence.ts'

/** Where single keys of a letter are not the screen's. */
export const TAKES_LETTERS = `${FIELDS}, [role="grid"], [role="combobox"], ${IN_LAYER}`
const takesArrows = `${TAKES_LETTERS}, [type="radio"], [role="tablist"]`
const takesSpace = `input, button, a, summary, ${takesArrows}`

const takenBy = (key: string): string =>
  key === ' ' ? takesSpace : key.startsWith('Arrow') ? takesArrows : TAKES_LETTERS

/** What keys do, by the key in lower case, such as `p` or `arrowleft`. An act that returns false leaves the key to the browser. */
export type KeyActs = Readonly<Record<string, (() => unknown) | undefined>>

/** Whether this person has turned off shortcuts of a single key in the settings. */
const singleKeysOff = (): boolean => localStorage.getItem('single_key_shortcuts') === 'off'

/**
 * What single keys do on this screen. A focused element that uses such a key itself takes precedence.
 * @param first whether they come before those of the rest of the screen, and leave a focused row alone
 */
export function useSingleKeys(acts: KeyActs, { first = false } = {}): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event
    if (isOfSequence(event) || defaultPrevented || repeat || ctrlKey || metaKey || altKey) return
    const target = event.target instanceof Element ? event.target : document.body
    const name = event.shiftKey ? key : key.toLowerCase()
    const act = Object.hasOwn(acts, name) && acts[name]
    if (!act || singleKeysOff() || target.closest(takenBy(key))) return
    if (first && target.closest('[data-row]')) return
    if (act() !== false) event.preventDefault()
  })
  useEffect(() => {
    // What happens in a row is heard before both.
    const place = first ? document : window
    place.addEventListener('keydown', onKeyDown as EventListener)
    return () => place.removeEventListener('keydown', onKeyDown as EventListener)
  }, [first])
}
