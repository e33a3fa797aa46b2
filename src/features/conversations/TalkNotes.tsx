import { CircleDot, ListPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useActor, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { canWriteWork } from '../work/work.access.ts'
import { TITLE_LENGTH } from '../work/work.rules.ts'
import { noteTaskOfTalk } from './after-the-talk.mutations.ts'
import { noteInTalk } from './conversations.mutations.ts'
import type { OpenConversation } from './conversations.queries.ts'
import { ANSWER_LENGTH } from './conversations.table.ts'
import {
  ADD_NOTE,
  everybodyReads,
  MAKE_ISSUE,
  MAKE_TASK,
  NEW_NOTE,
  NO_NOTES,
  NOTES,
  TASK_MADE,
  taskOf,
} from './conversations.text.ts'

const AddTaskDialog = later(() => import('../tasks/AddTaskDialog.tsx'))
const AddIssueDialog = later(() => import('../issues/AddIssueDialog.tsx'))

/** What the two write down while they talk and after it, and what becomes of it. */
export function TalkNotes({ open: { side, notes } }: { open: OpenConversation }) {
  const mutate = useMutate()
  const mayMake = canWriteWork(useActor())
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [making, setMaking] = useState<'issue' | { text: string; noteId: string | null } | null>(null)
  function add() {
    if (text.trim() === '') return
    if (mutate(noteInTalk, { id: newId(), sideId: side.id, text: text.trim() }) === null) setText('')
    field.current?.focus()
  }
  return (
    <section aria-label={NOTES}>
      <h3 className="font-semibold">{NOTES}</h3>
      {notes.length === 0 && <p className="py-1 text-[0.8125rem] text-soft">{NO_NOTES}</p>}
      <ul className="divide-y divide-hair">
        {notes.map((note) => (
          <li key={note.id} className="py-1.5">
            <p className="text-xs text-soft">{note.author}</p>
            <p className="break-words whitespace-pre-wrap">{note.text}</p>
            {note.taskId !== null ? (
              <p className="text-xs text-soft">{TASK_MADE}</p>
            ) : (
              mayMake && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<ListPlus aria-hidden />}
                  aria-label={taskOf(note.text.slice(0, 80))}
                  className="-ml-2 print:hidden"
                  onClick={() => setMaking({ text: note.text, noteId: note.id })}
                >
                  {MAKE_TASK}
                </Button>
              )
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
                onClick={() => setMaking({ text, noteId: null })}
              >
                {MAKE_TASK}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                icon={<CircleDot aria-hidden />}
                onClick={() => setMaking('issue')}
              >
                {MAKE_ISSUE}
              </Button>
            </>
          )}
        </div>
      </div>
      {making !== null && making !== 'issue' && (
        <AddTaskDialog
          open
          onOpenChange={(isOpen) => !isOpen && setMaking(null)}
          proposal={{ title: making.text.trim().slice(0, TITLE_LENGTH), description: '', assigneeIds: [] }}
          onCreated={(taskId) => {
            if (making.noteId !== null) mutate(noteTaskOfTalk, { noteId: making.noteId, taskId })
            setMaking(null)
          }}
        />
      )}
      {making === 'issue' && (
        <AddIssueDialog
          open
          onOpenChange={(isOpen) => !isOpen && setMaking(null)}
          title={text.trim().slice(0, TITLE_LENGTH)}
          warning={everybodyReads}
        />
      )}
    </section>
  )
}
