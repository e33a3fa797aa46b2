import { Badge } from '../../ui/Badge.tsx'
import { differingFirst } from './answers.rules.ts'
import type { OpenConversation } from './conversations.queries.ts'
import { DIFFERENT, YOU } from './conversations.text.ts'
import { partsOf, type Question } from './form-parts.ts'
import { Answer } from './SubmittedForm.tsx'

/** What both have written, beside each other; within each part, what differs comes first. */
export function SideBySide({ open, otherName }: { open: OpenConversation; otherName: string }) {
  const { side } = open
  const other = side.otherAnswers ?? {}
  return (
    <div className="grid gap-5 print:block print:*:mb-5">
      {partsOf(open).map(({ key, title, questions }) => {
        const byKey = new Map(questions.map((question) => [question.key, question]))
        const keys = differingFirst([...byKey.keys()], side.answers, other)
        return (
          <section key={key} aria-label={title}>
            <h3 className="font-semibold">{title}</h3>
            <ul className="mt-1 divide-y divide-hair">
              {keys.map((one) => (
                <Pair key={one} question={byKey.get(one)!} open={open} otherName={otherName} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

type PairProps = { question: Question; open: OpenConversation; otherName: string }

function Pair({ question, open: { side }, otherName }: PairProps) {
  const other = side.otherAnswers ?? {}
  const { key } = question
  const differs = question.choices.length > 0 && (side.answers[key] ?? '') !== (other[key] ?? '')
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-soft">
        <span className="min-w-0 break-words">{question.label}</span>
        {differs && <Badge variant="warn">{DIFFERENT}</Badge>}
      </p>
      <div className="mt-1 grid grid-cols-2 gap-3">
        {[
          { name: YOU, answers: side.answers },
          { name: otherName, answers: other },
        ].map(({ name, answers }) => (
          <div key={name} className="min-w-0">
            <p className="text-xs text-soft">{name}</p>
            <Answer question={question} answers={answers} />
          </div>
        ))}
      </div>
    </li>
  )
}
