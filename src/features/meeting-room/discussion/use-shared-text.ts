import {
  type ChangeEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import type { NoteKind } from '../../issues/discussion/meeting-notes.table.ts'
import { writeNote } from '../../issues/discussion/notes.mutations.ts'
import { movedCaret } from './caret.rules.ts'
import { baseOf, isUnsaved, opened, received, saved, typed } from './shared-text.rules.ts'

/** How long after the last key the text is sent. */
const SAVED_AFTER_MS = 400

export interface NotePlace {
  meetingId: string
  kind: NoteKind
  issueId: string | null
}

type Area = RefObject<HTMLTextAreaElement | null>

/**
 * A note as this person writes it, as the props of its text area: what others write is woven into it as it arrives, and the caret stays
 * where it was in its words. It is sent while they type, and when the field goes away.
 */
export function useSharedText(place: NotePlace, stored: string, area: Area) {
  const mutate = useMutate()
  const [text, setText] = useState(() => opened(stored))
  const caret = useRef(0)
  if (stored !== text.stored) setText(received(text, stored))

  const unsaved = isUnsaved(text)
  const save = () => {
    if (!unsaved) return
    if (!mutate(writeNote, { ...place, from: baseOf(text), to: text.draft })) setText(saved)
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!unsaved) return
    const timer = setTimeout(() => latest.current(), SAVED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text.draft, unsaved])
  useEffect(() => () => latest.current(), [])

  const shown = useRef(text.draft)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = text.draft
    const element = area.current
    // After the person's own key the caret stands where they typed. A text that changes by itself puts it at its end.
    if (text.draft === before || !element || element.selectionEnd === caret.current) return
    caret.current = movedCaret(before, text.draft, caret.current)
    if (document.activeElement === element) element.setSelectionRange(caret.current, caret.current)
  }, [area, text.draft])

  return {
    value: text.draft,
    onChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
      caret.current = target.selectionEnd
      setText((before) => typed(before, target.value))
    },
    onSelect({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
      caret.current = currentTarget.selectionEnd
    },
    onBlur: save,
  }
}
