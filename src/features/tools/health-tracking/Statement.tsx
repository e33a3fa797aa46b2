import type { KeyboardEvent } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { answerCheckup } from '../checkups/answers.mutations.ts'
import type { OwnCheckup } from '../checkups/checkups.queries.ts'
import { MOST_POINTS } from '../checkups/statements.rules.ts'
import { FULLY, NOT_AT_ALL, pointsFor } from './health.text.ts'
import { STATEMENT_TEXTS } from './statements.text.ts'

const POINTS = Array.from({ length: MOST_POINTS }, (_, at) => at + 1)

type StatementProps = { own: OwnCheckup; place: number; isOver: boolean }

/** One statement with its answer. Arrows choose; a digit chooses and goes on to the next statement. */
export function Statement({ own: { id, answers }, place, isOver }: StatementProps) {
  const mutate = useMutate()
  const chosen = answers[place]

  const choose = (points: number) => void mutate(answerCheckup, { checkupId: id, place, points })

  function press(event: KeyboardEvent<HTMLFieldSetElement>) {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event
    const points = Number(key)
    if (ctrlKey || metaKey || altKey || !POINTS.includes(points)) return
    event.preventDefault()
    choose(points)
    focusAfter(currentTarget)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It listens to keys of the choices in it.
    <fieldset
      data-statement
      disabled={isOver}
      onKeyDown={press}
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5"
    >
      <legend className="float-left min-w-0 flex-1 basis-60 break-words">{STATEMENT_TEXTS[place]}</legend>
      <span className="grid shrink-0 grid-cols-5 gap-1.5 max-sm:w-full">
        {POINTS.map((points) => (
          <label
            key={points}
            className={cx(
              'relative grid min-h-11 place-items-center rounded-md border has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:w-11',
              points === chosen
                ? 'border-accent bg-accent-tint font-semibold text-accent-ink'
                : 'border-control-line has-enabled:hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name={`statement-${place}`}
              value={points}
              aria-label={pointsFor(points)}
              checked={points === chosen}
              onChange={() => choose(points)}
              className="absolute inset-0 scroll-my-24 cursor-pointer opacity-0"
            />
            <span aria-hidden>{points}</span>
          </label>
        ))}
        <span aria-hidden className="col-span-2 text-xs text-soft">
          {NOT_AT_ALL}
        </span>
        <span aria-hidden className="col-span-3 text-right text-xs text-soft">
          {FULLY}
        </span>
      </span>
    </fieldset>
  )
}

/** To the next statement, and from the last one to the note. */
function focusAfter(statement: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-statement]')]
  const next = all[all.indexOf(statement) + 1]
  const field = next
    ? (next.querySelector<HTMLElement>('input:checked') ?? next.querySelector<HTMLElement>('input'))
    : document.querySelector<HTMLElement>('[name="checkup-note"]')
  field?.focus({ preventScroll: true })
  // What stays at the bottom must not cover it.
  field?.scrollIntoView({ block: 'center' })
}
