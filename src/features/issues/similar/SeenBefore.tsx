import { useEffect, useRef, useState } from 'react'
import { formReader } from '../../../ui/form-reader.ts'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'

const SimilarIssues = later(() => import('./SimilarIssues.tsx'))

/** From so many letters on a title says something. */
const LEAST_LETTERS = 3

/** In a form: issues like the one whose `title` is typed there. */
export function SeenBefore({ onReopened }: { onReopened: () => void }) {
  const [text, setText] = useState('')
  const place = useRef<HTMLDivElement>(null)
  usePreload(SimilarIssues)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const listening = new AbortController()
    const read = () => setText(formReader(new FormData(form)).text('title'))
    form.addEventListener('input', read, { signal: listening.signal })
    // A form is emptied only after it has told so.
    form.addEventListener('reset', () => setText(''), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (
    <div ref={place} className="empty:hidden">
      {text.trim().length >= LEAST_LETTERS && <SimilarIssues text={text} onReopened={onReopened} />}
    </div>
  )
}
