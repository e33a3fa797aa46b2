import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMarked } from '../../ui/use-marked.ts'
import { MentionChoices } from './MentionChoices.tsx'
import { COMMENT_LENGTH } from './comment-limits.rules.ts'
import { choicesFor, mentionOf, type Named, typedMention } from './mentions.rules.ts'

type MentionTextProps = {
  label: string
  hint?: string
  text: string
  /** Whom it can mention. */
  people: readonly Named[]
  autoFocus?: boolean
  onChange: (text: string) => void
  onPick: (personId: string) => void
  /** Ctrl or Cmd and Enter. */
  onSend: () => void
  /** Escape, unless it closes the list of people. Left out, the dialog around it hears of the key. */
  onEscape?: (() => void) | undefined
}

/** A text of several lines, in which an @ offers people to mention. */
export function MentionText({
  label,
  hint = label,
  text,
  people,
  autoFocus = false,
  ...acts
}: MentionTextProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const nextCaret = useRef<number | null>(null)
  const listId = useId()
  const [caret, setCaret] = useState(text.length)
  const [isOpen, setOpen] = useState(false)
  const typed = isOpen ? typedMention(text, caret) : null
  const choices = typed ? choicesFor(typed.sought, people) : []
  const [current, step, restart] = useMarked(choices, ({ id }) => id)

  useLayoutEffect(() => {
    if (nextCaret.current === null) return
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  }, [text])

  useEffect(() => {
    if (!autoFocus) return
    const end = input.current?.value.length ?? 0
    input.current?.focus()
    input.current?.setSelectionRange(end, end)
  }, [autoFocus])

  function pick({ id, name }: Named): void {
    if (!typed) return
    const mention = `${mentionOf(name)} `
    nextCaret.current = typed.from + mention.length
    setCaret(nextCaret.current)
    setOpen(false)
    acts.onPick(id)
    acts.onChange(text.slice(0, typed.from) + mention + text.slice(typed.to))
  }

  /** Whether the key was meant for the list of people. */
  function pressInList({ key, shiftKey }: KeyboardEvent): boolean {
    if (!current) return false
    if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'Enter' || (key === 'Tab' && !shiftKey)) pick(current)
    else if (key === 'Escape') setOpen(false)
    else return false
    return true
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isSend) acts.onSend()
    else if (event.key === 'Escape' && !current && acts.onEscape) acts.onEscape()
    else if (!pressInList(event)) return
    event.preventDefault()
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
  }

  return (
    <div className="relative">
      <textarea
        ref={input}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-activedescendant={current && `${listId}-${current.id}`}
        placeholder={hint}
        maxLength={COMMENT_LENGTH}
        rows={1}
        className="control field-sizing-content max-h-60 min-h-control w-full max-md:min-h-11 resize-none py-1.5"
        value={text}
        onChange={({ target }) => {
          setCaret(target.selectionStart)
          restart()
          setOpen(true)
          acts.onChange(target.value)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <MentionChoices id={listId} {...{ choices, current }} onPick={pick} />
    </div>
  )
}
