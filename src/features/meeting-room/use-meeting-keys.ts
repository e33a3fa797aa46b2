import { useEffect, useEffectEvent } from 'react'
import type { MeetingActions } from './use-meeting-actions.ts'

const takesKeys =
  'input, textarea, select, button, a, summary, [contenteditable="true"], [role="grid"], [role="combobox"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="tablist"]'
const takesArrows =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="grid"], [role="combobox"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="tablist"]'

/** Whether this person has turned off shortcuts of a single key in the settings. */
const singleKeysOff = () => localStorage.getItem('single_key_shortcuts') === 'off'

/** The scriber's keys. A focused element that uses such a key itself takes precedence. */
export function useMeetingKeys(enabled: boolean, { next, back, pauseOrResume }: MeetingActions): void {
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
    const act = { ArrowRight: next, n: next, ArrowLeft: back, p: back, ' ': pauseOrResume }[event.key]
    if (!act || target.closest(event.key === ' ' ? takesKeys : takesArrows)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!enabled) return
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [enabled])
}
