import { useMutate } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { GoalMark } from '../strategy/GoalMark.tsx'
import { useSavedText } from '../org-chart/panel/use-saved-text.ts'
import { answerConversation } from './conversations.mutations.ts'
import type { OpenConversation } from './conversations.queries.ts'
import { ANSWER_LENGTH } from './conversations.table.ts'
import { CHECK_OF_OWN, checkAsOther, NOTE, noteOn } from './conversations.text.ts'
import { type FormPart, partsOf, type Question } from './form-parts.ts'

type FormProps = { open: OpenConversation; otherName: string }

/** The own form; each answer is saved as it is given. */
export function ConversationForm({ open, otherName }: FormProps) {
  return (
    <div className="grid gap-5">
      {partsOf(open).map((part) => (
        <Part key={part.key} part={part} open={open} otherName={otherName} />
      ))}
    </div>
  )
}

function Part({ part, open, otherName }: FormProps & { part: FormPart }) {
  const { side, goals } = open
  return (
    <section aria-label={part.title}>
      <h3 className="font-semibold">{part.title}</h3>
      {part.key === 'check' && (
        <p className="text-[0.8125rem] text-soft">
          {side.side === 'manager' ? checkAsOther(otherName) : CHECK_OF_OWN}
        </p>
      )}
      <ul className="mt-1 divide-y divide-hair">
        {part.questions.map((question) => {
          const goal = goals.find(({ id }) => question.key === `goal:${id}`)
          return (
            <li key={question.key} className="grid gap-1.5 py-2">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 flex-1 basis-48 break-words">
                  {goal && (
                    <span className="mr-1.5 inline-flex align-[-3px]">
                      <GoalMark goal={goal} />
                    </span>
                  )}
                  {question.label}
                  {question.detail !== '' && (
                    <span className="block text-[0.8125rem] text-soft">{question.detail}</span>
                  )}
                </span>
                {question.choices.length > 0 && <Choices question={question} open={open} />}
              </div>
              {question.noteKey !== null && <Words question={question} open={open} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type AskedProps = { question: Question; open: OpenConversation }

function Choices({ question: { key, label, choices }, open: { side } }: AskedProps) {
  const mutate = useMutate()
  const said = side.answers[key]
  return (
    <div role="group" aria-label={label} className="flex shrink-0 flex-wrap gap-1">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === said}
          onClick={() =>
            void mutate(answerConversation, {
              sideId: side.id,
              key,
              answer: choice.value === said ? '' : choice.value,
            })
          }
          className={cx(
            'min-h-control-small rounded-md border px-2.5 text-[0.8125rem]',
            choice.value === said
              ? 'border-accent bg-accent-tint font-medium text-accent-ink'
              : 'border-control-line hover:bg-hover',
          )}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}

function Words({ question, open: { side } }: AskedProps) {
  const mutate = useMutate()
  const key = question.noteKey ?? ''
  const text = useSavedText(side.answers[key] ?? '', (answer) =>
    mutate(answerConversation, { sideId: side.id, key, answer: answer.trim() }),
  )
  const isNote = question.choices.length > 0
  return (
    <textarea
      aria-label={isNote ? noteOn(question.label) : question.label}
      placeholder={isNote ? NOTE : undefined}
      maxLength={ANSWER_LENGTH}
      className={cx(
        'control field-sizing-content max-h-80 resize-y py-1.5',
        isNote ? 'min-h-control' : 'min-h-16',
      )}
      {...text}
      onChange={({ target }) => text.onChange(target.value)}
    />
  )
}
