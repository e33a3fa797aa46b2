import { answersOf } from './fit.rules.ts'
import { useFit } from './fit-context.ts'
import { SEAT_QUESTIONS } from './fit-marks.rules.ts'
import type { RatedPerson } from './fit.queries.ts'
import { rowName, SEAT_QUESTION_NAMES } from './fit.text.ts'
import { AnswerChoice, ValueChoice } from './MarkChoice.tsx'
import { markOf, needsTalk } from './said.rules.ts'
import { useSheet } from './sheet-context.ts'
import { TalkMenu } from './TalkMenu.tsx'

const line = 'flex min-h-control items-center gap-2 py-0.5'

/** What is said of one person, one line a value and a question: on a phone, and in the panel. */
export function PersonMarks({ entry }: { entry: RatedPerson }) {
  const { values } = useSheet()
  const { mayRate, mark, answer } = useFit()
  const disabled = !mayRate(entry)
  const isOwn = entry.shownBy === null
  const shown = values.filter(({ isRemoved }) => !isRemoved)
  return (
    <div className="grid gap-2">
      {shown.length > 0 && (
        <ul className="divide-y divide-hair">
          {shown.map(({ id, title }) => {
            const said = markOf(entry, id)
            return (
              <li key={id} className={line}>
                <span className="min-w-0 flex-1 break-words">{title}</span>
                {needsTalk(said) && <TalkMenu entry={entry} about={title} />}
                <ValueChoice
                  label={rowName(entry.name, title)}
                  said={said}
                  isOwn={isOwn}
                  disabled={disabled}
                  onChoose={(chosen) => mark(entry, id, chosen)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {entry.seats.map((seat) => {
        const answers = answersOf(entry.shown?.seatMarks ?? {}, seat.id)
        return (
          <section key={seat.id} aria-label={rowName(entry.name, seat.name)}>
            <h4 className="pt-1 text-[0.8125rem] font-semibold">{seat.name}</h4>
            <ul className="divide-y divide-hair">
              {SEAT_QUESTIONS.map((question) => {
                const name = SEAT_QUESTION_NAMES[question]
                return (
                  <li key={question} className={line}>
                    <span className="min-w-0 flex-1">{name}</span>
                    {needsTalk(answers[question]) && (
                      <TalkMenu entry={entry} about={`${seat.name}: ${name}`} />
                    )}
                    <AnswerChoice
                      label={rowName(seat.name, name)}
                      said={answers[question]}
                      isOwn={isOwn}
                      disabled={disabled}
                      onChoose={(chosen) => answer(entry, seat.id, question, chosen)}
                    />
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
