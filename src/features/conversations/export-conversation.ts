import type { OpenConversation } from './conversations.queries.ts'
import { factLines } from './fact-lines.ts'
import { NO_ANSWER, NOTES, YOU } from './conversations.text.ts'
import { answerText, noteText, partsOf, type Question } from './form-parts.ts'
import type { Answers } from './conversation-kinds.rules.ts'

const said = (question: Question, answers: Answers): string =>
  [answerText(question, answers), noteText(question, answers)].filter(Boolean).join(': ') || NO_ANSWER

/** The conversation as far as its reader has it, in words. */
export function markdownOf(open: OpenConversation, otherName: string): string {
  const { side, notes } = open
  const { otherAnswers } = side
  const lines = [`# ${side.title}, ${otherName}`, '', side.heldOn ?? side.dueOn]
  if (side.facts) lines.push('', ...factLines(side.facts).map(({ label, value }) => `- ${label}: ${value}`))
  for (const { title, questions } of partsOf(open)) {
    lines.push('', `## ${title}`, '')
    for (const question of questions) {
      lines.push(`- **${question.label}**`)
      if (side.side !== 'shared') lines.push(`  - ${YOU}: ${said(question, side.answers)}`)
      if (otherAnswers) lines.push(`  - ${otherName}: ${said(question, otherAnswers)}`)
    }
  }
  if (notes.length > 0)
    lines.push('', `## ${NOTES}`, '', ...notes.map(({ author, text }) => `- ${author}: ${text}`))
  return `${lines.join('\n')}\n`
}

/** The same for programs: the names of fields are those of the table. */
export function jsonOf({ side, notes }: OpenConversation, otherName: string): string {
  const {
    title,
    kind,
    quarter,
    dueOn,
    heldOn,
    state,
    companyValues,
    roles,
    seatNames,
    answers,
    otherAnswers,
    facts,
  } = side
  const kept = notes.map(({ author, text, createdAt }) => ({ author, text, createdAt }))
  const header = { title, kind, quarter, dueOn, heldOn, state, with: otherName }
  return `${JSON.stringify({ ...header, companyValues, roles, seatNames, answers, otherAnswers, facts, notes: kept }, null, 2)}\n`
}
