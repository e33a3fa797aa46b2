import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useKeptInView } from '../../ui/use-kept-in-view.ts'
import { useUnfinished } from '../../ui/unfinished.ts'
import { listRule, type PlanList } from './plan-blocks.rules.ts'
import { linesOf } from './pasted-lines.rules.ts'
import { TITLE_LENGTH } from './strategy.table.ts'
import { ADD, ADD_TO_LIST, addEntries } from './strategy.text.ts'

/** From so many pasted lines on, a preview asks first. */
const ASKS_FROM = 6

type NewEntryProps = {
  /** Of its field. */
  id: string
  list: PlanList
  count: number
  onAdd: (titles: readonly string[]) => boolean
}

/** Adds an entry to a list with Enter, and one for each of several pasted lines. */
export function NewEntry({ id, list, count, onAdd }: NewEntryProps) {
  const [title, setTitle] = useState('')
  const given = useRef(false)
  const field = useKeptInView<HTMLInputElement>(count)
  const [pasted, setPasted] = useState<readonly string[]>()
  useUnfinished(title !== '')
  if (count >= listRule(list).most && title === '') return null

  function add() {
    if (given.current) {
      given.current = false
      return
    }
    if (title.trim() !== '' && onAdd([title])) setTitle('')
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') add()
    if (event.key !== 'Escape') return
    // Leaving the field would add what is given up.
    given.current = true
    setTitle('')
    event.currentTarget.blur()
  }

  function paste(event: ClipboardEvent) {
    const lines = linesOf(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    if (lines.length >= ASKS_FROM) setPasted(lines)
    else onAdd(lines)
  }

  return (
    <>
      <input
        ref={field}
        id={id}
        value={title}
        maxLength={TITLE_LENGTH}
        aria-label={ADD_TO_LIST[list]}
        placeholder={ADD_TO_LIST[list]}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={add}
        className="unboxed py-0.5 max-md:min-h-11 max-md:text-base print:hidden"
      />
      <ConfirmDialog
        open={pasted !== undefined}
        onOpenChange={() => setPasted(undefined)}
        title={addEntries(pasted?.length ?? 0)}
        detail={
          <span className="block max-h-60 overflow-y-auto whitespace-pre-line">{pasted?.join('\n')}</span>
        }
        confirmLabel={ADD}
        onConfirm={() => pasted && onAdd(pasted)}
      />
    </>
  )
}
