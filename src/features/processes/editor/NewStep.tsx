import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useKeptInView } from '../../../ui/use-kept-in-view.ts'
import { useUnfinished } from '../../../ui/unfinished.ts'
import { STEP_TITLE_LENGTH } from '../processes.table.ts'
import { ADD, addPastedSteps, NEW_STEP, NEW_STEP_HINT } from '../processes.text.ts'
import { type PastedStep, stepsIn } from './pasted-steps.rules.ts'

/** From so many pasted steps on, a preview asks first. */
const ASKS_FROM = 6

type NewStepProps = {
  /** Of the steps of the process. */
  count: number
  /** Takes the focus at once. */
  startsNow: boolean
  /** Answers whether they were added; what was typed stays if not. */
  onAdd: (steps: readonly PastedStep[]) => boolean
  onGiveUp: () => void
}

/** Adds a step with Enter, and one for each of a pasted list. */
export function NewStep({ count, startsNow, onAdd, onGiveUp }: NewStepProps) {
  const [title, setTitle] = useState('')
  const [pasted, setPasted] = useState<readonly PastedStep[]>()
  const field = useKeptInView<HTMLInputElement>(count)
  const isGivenUp = useRef(false)
  useUnfinished(title !== '')
  useEffect(() => {
    if (startsNow) field.current?.focus()
  }, [field, startsNow])

  function add() {
    if (title.trim() !== '' && onAdd([{ title: title.trim(), body: '' }])) setTitle('')
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    }
    if (event.key !== 'Escape') return
    event.stopPropagation()
    isGivenUp.current = true
    setTitle('')
    event.currentTarget.blur()
  }
  function leave() {
    if (!isGivenUp.current) add()
    isGivenUp.current = false
    onGiveUp()
  }
  function paste(event: ClipboardEvent) {
    const steps = stepsIn(event.clipboardData.getData('text/plain'))
    if (steps.length < 2) return
    event.preventDefault()
    if (steps.length >= ASKS_FROM) setPasted(steps)
    else onAdd(steps)
  }

  return (
    <>
      <input
        ref={field}
        value={title}
        maxLength={STEP_TITLE_LENGTH}
        autoComplete="off"
        aria-label={NEW_STEP}
        placeholder={NEW_STEP_HINT}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={leave}
        className="min-h-11 w-full rounded-lg border border-dashed border-control-line/60 bg-transparent px-4 py-2 placeholder:text-soft max-md:text-base"
      />
      <ConfirmDialog
        open={pasted !== undefined}
        onOpenChange={() => setPasted(undefined)}
        title={addPastedSteps(pasted?.length ?? 0)}
        detail={
          <span className="block max-h-60 overflow-y-auto whitespace-pre-line">
            {pasted?.map((step) => step.title).join('\n')}
          </span>
        }
        confirmLabel={ADD}
        onConfirm={() => pasted && onAdd(pasted)}
      />
    </>
  )
}
