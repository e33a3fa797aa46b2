import { type KeyboardEvent, useEffect, useState } from 'react'

/**
 * A text that is saved when its field is left, or on Ctrl or Cmd with Enter; Escape takes back what was typed. What somebody else saves shows
 * as long as nothing is being typed.
 * @param save answers whether it was refused
 */
export function useSavedText(saved: string, save: (text: string) => unknown) {
  const [draft, setDraft] = useState<string | null>(null)
  useEffect(() => {
    if (draft === saved) setDraft(null)
  }, [draft, saved])

  function commit(): void {
    if (draft === null) return
    if (draft.trim() === saved.trim() || !save(draft)) setDraft(null)
  }

  return {
    value: draft ?? saved,
    onChange: (text: string) => setDraft(text),
    onBlur: commit,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, ctrlKey, metaKey, nativeEvent } = event
      if (nativeEvent.isComposing) return
      if (key === 'Escape' && draft !== null) {
        event.stopPropagation()
        setDraft(null)
      }
      if (key === 'Enter' && (ctrlKey || metaKey)) commit()
    },
  }
}
