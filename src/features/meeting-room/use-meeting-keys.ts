import { useEffect, useEffectEvent } from 'react'

const takesKeys =
  'input, textarea, select, button, a, summary, [contenteditable="true"], [role="grid"], [role="combobox"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="tablist"]'
const takesArrows =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="grid"], [role="combobox"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="tablist"]'

/** Whether this person has turned off shortcuts of a single key in the settings. */
export const singleKeysOff = (): boolean => localStorage.getItem('single_key_shortcuts') === 'off'

/** Whether the focused element takes letters itself, or stands in a row of a list, which has keys of its own. */
export const isForFocused = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(`${takesArrows}, [data-row]`) !== null

/** What single keys do on this screen, by the key. A focused element that uses such a key itself takes precedence. */
export function useMeetingKeys(acts: Readonly<Record<string, (() => unknown) | undefined>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.repeat ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      singleKeysOff()
    )
      return
    const target = event.target instanceof Element ? event.target : document.body
    const act = Object.hasOwn(acts, event.key) && acts[event.key]
    if (!act || target.closest(event.key === ' ' ? takesKeys : takesArrows)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
