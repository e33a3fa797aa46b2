import { useEffect, useEffectEvent, useRef } from 'react'
import { TextArea } from '../../../ui/TextArea.tsx'

const RESTS_FOR = 600

type RatingNoteProps = { saved: string | null; onSave: (note: string | null) => void }

/** Saves by itself when the writer rests, and when the meeting moves on under their hands. */
export function RatingNote({ saved, onSave }: RatingNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const written = useRef(saved ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (written.current.trim() !== (saved ?? '')) onSave(written.current.trim() || null)
  })
  useEffect(() => {
    const writer = field.current
    const onInput = () => {
      written.current = writer?.value ?? ''
      clearTimeout(timer.current)
      timer.current = setTimeout(() => save(), RESTS_FOR)
    }
    writer?.addEventListener('input', onInput)
    return () => {
      writer?.removeEventListener('input', onInput)
      save()
    }
  }, [])
  return (
    <TextArea
      ref={field}
      label="What would have made it a 10?"
      name="note"
      maxLength={1_000}
      defaultValue={saved ?? ''}
    />
  )
}
