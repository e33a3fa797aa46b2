import { useEffect, useEffectEvent, useRef } from 'react'
import { TextArea } from '../../../ui/TextArea.tsx'
import { WHAT_WAS_MISSING } from './conclude.text.ts'

const RESTS_FOR_MS = 600

type RatingNoteProps = { saved: string | null; onSave: (note: string) => void }

/** Saves on its own when the writer pauses, and when the meeting moves on in the middle of it. */
export function RatingNote({ saved, onSave }: RatingNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const written = useRef(saved ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (written.current.trim() !== (saved ?? '')) onSave(written.current)
  })
  useEffect(() => {
    const writer = field.current
    const onInput = () => {
      written.current = writer?.value ?? ''
      clearTimeout(timer.current)
      timer.current = setTimeout(() => save(), RESTS_FOR_MS)
    }
    writer?.addEventListener('input', onInput)
    return () => {
      writer?.removeEventListener('input', onInput)
      save()
    }
  }, [])
  return (
    <TextArea ref={field} label={WHAT_WAS_MISSING} name="note" maxLength={1_000} defaultValue={saved ?? ''} />
  )
}
