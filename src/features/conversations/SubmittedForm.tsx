import type { OpenConversation } from './conversations.queries.ts'
import { NO_ANSWER } from './conversations.text.ts'
import { answerText, noteText, partsOf, type Question } from './form-parts.ts'
import type { Answers } from './conversation-kinds.rules.ts'

/** What was written, to be read. */
export const SubmittedForm = ({ open, answers }: { open: OpenConversation; answers: Answers }) => (
  <div className="grid gap-4">
    {partsOf(open).map(({ key, title, questions }) => (
      <section key={key} aria-label={title}>
        <h3 className="font-semibold">{title}</h3>
        <ul className="divide-y divide-hair">
          {questions.map((question) => (
            <li key={question.key} className="py-1.5">
              <p className="text-[0.8125rem] text-soft">{question.label}</p>
              <Answer question={question} answers={answers} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

export function Answer({ question, answers }: { question: Question; answers: Answers }) {
  const [said, note] = [answerText(question, answers), noteText(question, answers)]
  if (said === '' && note === '') return <p className="text-soft">{NO_ANSWER}</p>
  return (
    <>
      {said !== '' && <p className="font-medium">{said}</p>}
      {note !== '' && <p className="break-words whitespace-pre-wrap">{note}</p>}
    </>
  )
}
