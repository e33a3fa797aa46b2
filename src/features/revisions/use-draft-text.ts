import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { useUnfinished } from '../../ui/unfinished.ts'
import {
  begun,
  type Draft,
  isChangedUnder,
  isUnsaved,
  savedOver,
  startOf,
  type Stored,
} from './draft.rules.ts'

/** How long after the last key a text is saved, unless somebody else is changing it too. */
const SAVED_AFTER_MS = 5_000

/** Saves a text that started from a version; false if it was refused, and then what was typed stays. */
export type SaveText = (text: string, from: number) => boolean

type Field = HTMLTextAreaElement | HTMLInputElement

/**
 * A text of a row as this person writes it, as the props of its field: saved on leaving the field, on Ctrl+Enter and 5 s after the last
 * key. Escape brings back what it was.
 */
export function useDraftText(stored: Stored, save: SaveText) {
  const me = useActor().id
  const [draft, setDraft] = useState<Draft | null>(null)
  const latest = useRef({ draft, stored, save })
  useEffect(() => {
    latest.current = { draft, stored, save }
  })

  function keep(next: Draft | null): void {
    latest.current.draft = next
    setDraft(next)
  }

  function saveNow(): boolean {
    const now = latest.current
    if (!now.draft || !isUnsaved(now.draft)) return true
    if (!now.save(now.draft.text, startOf(now.draft, now.stored, me))) return false
    keep(savedOver(now.draft, now.stored))
    return true
  }

  const later = useRef(saveNow)
  useEffect(() => {
    later.current = saveNow
  })
  const unsaved = draft !== null && isUnsaved(draft)
  const changedUnder = draft !== null && isChangedUnder(draft, stored, me)
  useUnfinished(unsaved)
  useEffect(() => {
    if (!unsaved || changedUnder) return
    const timer = setTimeout(() => later.current(), SAVED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [draft?.text, unsaved, changedUnder])
  // Nothing is lost with the page either.
  useEffect(() => {
    const save = () => void later.current()
    addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
      save()
    }
  }, [])

  return {
    changedUnder: unsaved && changedUnder,
    field: {
      value: draft?.text ?? stored.text,
      onFocus: () => keep(latest.current.draft ?? begun(stored)),
      onChange: ({ target }: ChangeEvent<Field>) =>
        keep({ ...(latest.current.draft ?? begun(stored)), text: target.value }),
      onBlur() {
        if (saveNow()) keep(null)
      },
      onKeyDown(event: KeyboardEvent<Field>) {
        const { key, ctrlKey, metaKey, currentTarget } = event
        if (event.nativeEvent.isComposing) return
        if (key === 'Enter' && (ctrlKey || metaKey)) saveNow()
        if (key !== 'Escape' || !latest.current.draft) return
        keep({ ...latest.current.draft, text: latest.current.draft.original })
        currentTarget.blur()
      },
    },
  }
}
