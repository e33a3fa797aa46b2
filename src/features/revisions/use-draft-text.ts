import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { useUnfinished } from '../../ui/unfinished.ts'
import {
  begun,
  type Draft,
  isChangedUnder,
  isLeft,
  isOvertaken,
  isUnsaved,
  savedOver,
  startOf,
  type Stored,
} from './draft.rules.ts'
import { forgetDraft, keepDraft, readKept } from './kept-draft.ts'

/** How long after the last key a text is saved, unless somebody else is changing it too. */
const SAVED_AFTER_MS = 5_000

/** Longer than a browser takes to write down a save. */
const FORGOTTEN_AFTER_MS = 10_000

/** Saves a text that started from a version; false if it was refused, and then what was typed stays. */
export type SaveText = (text: string, from: number) => boolean

type Field = HTMLTextAreaElement | HTMLInputElement

/**
 * A text of a row as this person writes it, as the props of its field: saved on leaving the field, on Ctrl+Enter and 5 s after the last
 * key. Escape brings back what it was.
 * @param keptAs how a browser calls it that keeps it with each key, so that it outlives a page that is closed at once
 */
export function useDraftText(stored: Stored, save: SaveText, keptAs?: string) {
  const me = useActor().id
  const [held, setDraft] = useState<Draft | null>(null)
  const draft = held && isOvertaken(held, stored, me) ? begun(stored) : held
  const latest = useRef({ draft, stored, save })
  useEffect(() => {
    latest.current = { draft, stored, save }
  })

  function keep(next: Draft | null): void {
    latest.current.draft = next
    setDraft(next)
    if (!keptAs || !next) return
    if (isUnsaved(next)) keepDraft(keptAs, { text: next.text, seen: next.seen, savedAs: null })
    else if (readKept(keptAs)?.savedAs === null) forgetDraft(keptAs)
  }

  function saveNow(): boolean {
    const now = latest.current
    if (!now.draft || !isUnsaved(now.draft)) return true
    if (!now.save(now.draft.text, startOf(now.draft, now.stored, me))) return false
    if (keptAs)
      keepDraft(keptAs, { text: now.draft.text, seen: now.draft.seen, savedAs: now.stored.version + 1 })
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
  // What the last page had no time to save is saved now.
  useEffect(() => {
    const kept = keptAs ? readKept(keptAs) : null
    const { stored: present, save } = latest.current
    if (keptAs && kept && isLeft(kept, present) && save(kept.text, kept.seen))
      keepDraft(keptAs, { ...kept, savedAs: present.version + 1 })
  }, [keptAs])
  useEffect(() => {
    if (!keptAs) return
    const timer = setTimeout(() => forgetIfSaved(keptAs), FORGOTTEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [keptAs, stored.version])
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

function forgetIfSaved(keptAs: string): void {
  if (readKept(keptAs)?.savedAs !== null) forgetDraft(keptAs)
}
