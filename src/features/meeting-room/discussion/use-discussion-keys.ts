import { useEffect, useEffectEvent } from 'react'
import { isForFocused, singleKeysOff } from '../use-meeting-keys.ts'

/** The scriber’s keys while an issue is discussed, by letter. They come before those of the meeting. */
export function useDiscussionKeys(acts: Readonly<Record<string, (() => unknown) | undefined>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    const act = acts[event.key.toLowerCase()]
    if (!act || singleKeysOff() || isForFocused(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
