import { useEffect, useEffectEvent } from 'react'
import type { MeetingActions } from './use-meeting-actions.ts'

export const MEETING_KEYS = [
  { keys: '→ or N', does: 'Next section' },
  { keys: '← or P', does: 'Section before' },
  { keys: 'Space', does: 'Pause or resume' },
  { keys: '+ and -', does: 'Vote, or take a vote back, in the row that has the focus' },
  { keys: '↑ and ↓', does: 'Go through the rows' },
] as const

const takesKeys =
  'input, textarea, select, button, a, summary, [contenteditable="true"], [role="grid"], [role="combobox"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="tablist"]'
const takesArrows =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="grid"], [role="combobox"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="tablist"]'

/** Where the settings keep whether shortcuts of a single key are wanted. */
const singleKeysOff = () => localStorage.getItem('single_key_shortcuts') === 'off'

/** The scriber's keys. Whatever has the focus and uses such a key itself goes first. */
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
