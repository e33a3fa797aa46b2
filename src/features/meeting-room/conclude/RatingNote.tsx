import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useUnfinished } from '../../../ui/unfinished.ts'
import { WHAT_WAS_MISSING } from './conclude.text.ts'

const RESTS_FOR_MS = 600

/** Whoever pauses longer while they write is taken for done. */
const THINKS_FOR_MS = 5_000

type RatingNoteProps = { saved: string | null; onSave: (note: string) => void }

/** Saves on its own when the writer pauses, and keeps its place while they write when the meeting moves on or ends. */
export function RatingNote({ saved, onSave }: RatingNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const written = useRef(saved ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [keystrokes, setKeystrokes] = useState(0)
  useUnfinished(keystrokes > 0)
  useEffect(() => {
    if (keystrokes === 0) return
    const done = setTimeout(() => setKeystrokes(0), THINKS_FOR_MS)
    return () => clearTimeout(done)
  }, [keystrokes])
  const save = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (written.current.trim() !== (saved ?? '')) onSave(written.current)
  })
  useEffect(() => {
    const writer = field.current
    const onInput = () => {
      keepInSight(writer)
      written.current = writer?.value ?? ''
      setKeystrokes((count) => count + 1)
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
    <div className="max-md:**:scroll-mb-24">
      <TextArea
        ref={field}
        label={WHAT_WAS_MISSING}
        name="note"
        maxLength={1_000}
        defaultValue={saved ?? ''}
        onFocus={() => keepInSight(field.current)}
        onBlur={() => setKeystrokes(0)}
      />
    </div>
  )
}

/** On a phone the button that ends the meeting floats over the end of the page. */
const keepInSight = (writer: HTMLTextAreaElement | null): void => writer?.scrollIntoView({ block: 'nearest' })
