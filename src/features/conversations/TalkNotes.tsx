import { CircleDot, ListPlus } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useActor, useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Button } from '../../ui/Button.tsx'
import { madeIn } from '../made/made.queries.ts'
import { personally } from '../made/made.rules.ts'
import { MadeLinks } from '../made/MadeLinks.tsx'
import { canWriteWork } from '../work/work.access.ts'
import { noteInTalk } from './conversations.mutations.ts'
import type { OpenConversation } from './conversations.queries.ts'
import { ANSWER_LENGTH } from './conversations.table.ts'
import { ADD_NOTE, MAKE_ISSUE, MAKE_TASK, NEW_NOTE, NO_NOTES, NOTES, taskOf } from './conversations.text.ts'
import { MakeInTalk, type Making } from './MakeInTalk.tsx'

/** What the two write down while they talk and after it, and what becomes of it. */
export function TalkNotes({ open: { side, notes } }: { open: OpenConversation }) {
  const mutate = useMutate()
  const mayMake = canWriteWork(useActor())
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [making, setMaking] = useState<Making | null>(null)
  const [madeOfNote, setMadeOfNote] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)
  useGoOnWith(section, madeOfNote)
  const here = { place: 'talk', originId: side.conversationId, ...personally(side.personId) } as const
  const made = useLive(madeIn, here) ?? []
  const make = (kind: Making['kind'], of: { text: string; noteId: string | null }) =>
    setMaking({ id: newId(), kind, ...of })
  function add() {
    if (text.trim() === '') return
    if (mutate(noteInTalk, { id: newId(), sideId: side.id, text: text.trim() }) === null) setText('')
    field.current?.focus()
  }
  return (
    <section ref={section} aria-label={NOTES}>
      <h3 className="font-semibold">{NOTES}</h3>
      {notes.length === 0 && <p className="py-1 text-[0.8125rem] text-soft">{NO_NOTES}</p>}
      <ul className="divide-y divide-hair">
        {notes.map((note) => (
          <li key={note.id} className="py-1.5">
            <p className="text-xs text-soft">{note.author}</p>
            <p className="break-words whitespace-pre-wrap">{note.text}</p>
            <MadeLinks made={made.filter(({ part }) => part === note.id)} className="max-w-2xl py-0.5" />
            {note.taskId === null && mayMake && (
              <Button
                size="sm"
                variant="ghost"
                icon={<ListPlus aria-hidden />}
                aria-label={taskOf(note.text.slice(0, 80))}
                className="-ml-2 print:hidden"
                onClick={() => make('task', { text: note.text, noteId: note.id })}
              >
                {MAKE_TASK}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-2 grid gap-2 print:hidden">
        <textarea
          ref={field}
          aria-label={NEW_NOTE}
          placeholder={NEW_NOTE}
          maxLength={ANSWER_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            add()
          }}
          className="control field-sizing-content max-h-80 min-h-16 resize-y py-1.5"
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={add} disabled={text.trim() === ''}>
            {ADD_NOTE}
          </Button>
          {mayMake && (
            <>
              <Button
                size="sm"
                variant="ghost"
                icon={<ListPlus aria-hidden />}
                onClick={() => make('task', { text, noteId: null })}
              >
                {MAKE_TASK}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                icon={<CircleDot aria-hidden />}
                onClick={() => make('issue', { text, noteId: null })}
              >
                {MAKE_ISSUE}
              </Button>
            </>
          )}
        </div>
      </div>
      <MadeLinks made={made.filter(({ part }) => part === null)} className="mt-2 max-w-2xl" />
      {making && (
        <MakeInTalk
          key={making.id}
          making={making}
          sideId={side.id}
          onClose={() => setMaking(null)}
          onMade={(madeId) => making.noteId !== null && setMadeOfNote(madeId)}
        />
      )}
    </section>
  )
}

/** The button beside a note leaves when a task was made of it: its reader goes on with the task. */
function useGoOnWith(within: RefObject<HTMLElement | null>, madeId: string | null): void {
  useEffect(() => {
    if (madeId === null) return
    // The dialog first gives the focus back to the page.
    const timer = setTimeout(() =>
      within.current?.querySelector<HTMLElement>(`a[href*="${madeId}"]`)?.focus({ preventScroll: true }),
    )
    return () => clearTimeout(timer)
  }, [within, madeId])
}
