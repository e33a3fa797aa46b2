import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { MOST_ASKED } from './partner-limits.rules.ts'
import * as text from './thought-partner.text.ts'

export interface Draft {
  text: string
  /** Whether it takes the place of the last question. */
  again: boolean
  /** Whether it was put in rather than typed, so that its person goes on in the box. */
  isPutIn?: boolean
  /** Whether it is sent once the answer that is being written has ended. */
  isNext?: boolean
}

type AskBoxProps = {
  draft: Draft
  onDraft: (draft: Draft) => void
  lastQuestion: string
  isAnswering: boolean
  /** Whether the last question has no whole answer, so that its person decides what comes next. */
  hasFailed: boolean
  isOffline: boolean
  includesPrivate: boolean
  /** Whether its person goes on in it as soon as it is there. */
  takesFocus: boolean
  onIncludesPrivate: (includes: boolean) => void
  onSend: (question: string, again: boolean) => Promise<void>
  onStop: () => void
}

/** The box in which one asks. What was typed stays until it has been taken. */
export function AskBox({
  draft,
  onDraft,
  lastQuestion,
  isAnswering,
  hasFailed,
  isOffline,
  includesPrivate,
  takesFocus,
  onIncludesPrivate,
  onSend,
  onStop,
}: AskBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const aboutId = useId()
  const isTooLong = draft.text.trim().length > MOST_ASKED
  const maySend = draft.text.trim() !== '' && !isTooLong && !isOffline

  const { text: said, again, isPutIn, isNext } = draft
  useEffect(() => {
    if (!isNext || isAnswering) return
    if (maySend && !hasFailed) void onSend(said.trim(), again)
    else onDraft({ text: said, again })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- It is sent in the moment in which the answer ends.
  }, [isNext, isAnswering])
  useEffect(() => {
    if (isPutIn && said !== '') box.current?.focus()
  }, [isPutIn, said])

  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current && !takesFocus) isFirst.current = false
    // The button that agreed or asked anew has left with what it was for.
    else if (document.activeElement === document.body) box.current?.focus()
  }, [takesFocus, isAnswering])

  /** Before the button that was pressed leaves or can no longer be. */
  function goOn(act: () => void) {
    box.current?.focus()
    act()
  }

  function send() {
    if (!maySend) return
    if (isAnswering) onDraft({ text: said, again, isNext: true })
    else void onSend(said.trim(), again)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape' && isAnswering) {
      event.preventDefault()
      if (isNext) onDraft({ text: said, again })
      else onStop()
    } else if (event.key === 'Escape' && draft.again) onDraft({ text: '', again: false })
    else if (event.key === 'ArrowUp' && draft.text === '' && lastQuestion !== '' && !isAnswering) {
      event.preventDefault()
      onDraft({ text: lastQuestion, again: true })
    }
  }

  const problem = isOffline ? text.NEEDS_CONNECTION : isTooLong ? text.shortenTo(MOST_ASKED) : null
  const hint = isNext && !problem ? text.SENT_NEXT : null
  return (
    <div className="grid grid-cols-1 gap-2">
      {draft.again && (
        <p className="flex items-center gap-2 text-[0.8125rem] text-soft">
          {text.EDITING_LAST}
          <Button size="sm" variant="ghost" onClick={() => goOn(() => onDraft({ text: '', again: false }))}>
            {text.CANCEL_EDIT}
          </Button>
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          aria-label={text.YOUR_QUESTION}
          aria-describedby={aboutId}
          placeholder={text.ASK_PLACEHOLDER}
          value={draft.text}
          onChange={({ target }) => onDraft({ text: target.value, again: draft.again })}
          onKeyDown={onKeyDown}
          rows={1}
          className="control field-sizing-content max-h-60 min-h-11 min-w-0 flex-1 resize-none py-2.5"
        />
        {isAnswering ? (
          <Button size="lg" icon={<Square aria-hidden />} onClick={() => goOn(onStop)}>
            {text.STOP}
          </Button>
        ) : (
          <Button
            size="lg"
            variant="primary"
            icon={<ArrowUp aria-hidden />}
            disabled={!maySend}
            onClick={send}
          >
            {text.SEND}
          </Button>
        )}
      </div>
      <p id={aboutId} className="sr-only">
        {text.KEYS_ABOUT}
      </p>
      {(problem ?? hint) && (
        <p role="status" className={cx('text-[0.8125rem]', problem ? 'text-bad-ink' : 'text-soft')}>
          {problem ?? hint}
        </p>
      )}
      <Checkbox
        label={text.INCLUDE_PRIVATE}
        description={<span className="max-md:sr-only">{text.INCLUDE_PRIVATE_ABOUT}</span>}
        checked={includesPrivate}
        onChange={({ target }) => onIncludesPrivate(target.checked)}
      />
    </div>
  )
}
