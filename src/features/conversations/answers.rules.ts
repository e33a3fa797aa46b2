import { SEAT_ANSWERS, SEAT_QUESTIONS, VALUE_MARKS } from '../fit/fit-marks.rules.ts'
import { OPEN_QUESTIONS, STATEMENTS, type Answers } from './conversation-kinds.rules.ts'
import type { ConversationSide } from './conversations.table.ts'

export const ROLE_ANSWERS = ['works', 'does-not-work'] as const
export const CHECK_ANSWERS = ['yes', 'no'] as const

/** More than a form of ten values, sixty roles and twenty goals asks. */
const MOST_ANSWERS = 250

const GOAL = /^goal:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Form = Pick<ConversationSide, 'companyValues' | 'roles' | 'answers'>

/** What may be answered under a key: one of these choices, or a text with null; undefined if the form has no such question. */
function choicesOf({ companyValues, roles }: Form, key: string): readonly string[] | null | undefined {
  const [kind = '', id = '', note, ...more] = key.split(':')
  if (more.length > 0 || (note !== undefined && note !== 'note')) return undefined
  const has = (all: readonly { id: string }[]) => all.some((one) => one.id === id)
  if (kind === 'value' && has(companyValues)) return note ? null : VALUE_MARKS
  if (kind === 'role' && has(roles)) return note ? null : ROLE_ANSWERS
  if (note !== undefined) return undefined
  if (kind === 'fit' && SEAT_QUESTIONS.some((one) => one === id)) return SEAT_ANSWERS
  if (kind === 'check' && /^\d$/.test(id) && Number(id) < STATEMENTS) return CHECK_ANSWERS
  return GOAL.test(key) || OPEN_QUESTIONS.some((one) => one === key) ? null : undefined
}

/** Whether the form asks that, and takes this for an answer. */
export function isAnswer(form: Form, key: string, answer: string): boolean {
  const choices = choicesOf(form, key)
  if (choices === undefined) return false
  if (!Object.hasOwn(form.answers, key) && Object.keys(form.answers).length >= MOST_ANSWERS) return false
  return choices === null || choices.includes(answer)
}

/** The answers with one more; an empty one is taken out. */
export function withAnswer(answers: Answers, key: string, answer: string): Answers {
  const others = Object.fromEntries(Object.entries(answers).filter(([one]) => one !== key))
  return answer === '' ? others : { ...others, [key]: answer }
}

/** These keys, those first whose answers differ. */
export const differingFirst = (keys: readonly string[], own: Answers, other: Answers): string[] => {
  const differs = (key: string) => (own[key] ?? '') !== (other[key] ?? '')
  return [...keys.filter(differs), ...keys.filter((key) => !differs(key))]
}
