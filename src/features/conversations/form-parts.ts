import { SEAT_ANSWERS, SEAT_QUESTIONS, VALUE_MARKS } from '../fit/fit-marks.rules.ts'
import { SEAT_ANSWER_NAMES, SEAT_QUESTION_NAMES, VALUE_MARK_NAMES } from '../fit/fit.text.ts'
import { CHECK_ANSWERS, ROLE_ANSWERS } from './answers.rules.ts'
import { OPEN_QUESTIONS } from './conversation-kinds.rules.ts'
import type { OpenConversation } from './conversations.queries.ts'
import {
  CHECK_ANSWER_NAMES,
  CHECK_STATEMENTS,
  GOALS,
  LEADERSHIP_CHECK,
  OPEN_QUESTIONS_TITLE,
  QUESTIONS,
  ROLE_ANSWER_NAMES,
  ROLES,
  SEAT,
  VALUES,
} from './conversations.text.ts'

export interface Choice {
  value: string
  label: string
}

export interface Question {
  key: string
  label: string
  detail: string
  /** Empty where only words are asked for. */
  choices: readonly Choice[]
  /** Under which key a note stands beside the choice; for a question in words, the words themselves. */
  noteKey: string | null
}

export interface FormPart {
  key: string
  title: string
  questions: Question[]
}

const choicesOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): Choice[] => values.map((value) => ({ value, label: names[value] }))

/** What the form of a conversation asks, part by part; parts with nothing to ask are left out. */
export function partsOf({ side, goals }: Pick<OpenConversation, 'side' | 'goals'>): FormPart[] {
  const marks = choicesOf(VALUE_MARKS, VALUE_MARK_NAMES)
  const roles = choicesOf(ROLE_ANSWERS, ROLE_ANSWER_NAMES)
  const seat = choicesOf(SEAT_ANSWERS, SEAT_ANSWER_NAMES)
  const check = choicesOf(CHECK_ANSWERS, CHECK_ANSWER_NAMES)
  const withNote = (key: string, label: string, detail: string, choices: readonly Choice[]): Question => ({
    key,
    label,
    detail,
    choices,
    noteKey: `${key}:note`,
  })
  const plain = (key: string, label: string, choices: readonly Choice[]): Question => ({
    key,
    label,
    detail: '',
    choices,
    noteKey: null,
  })
  const inWords = (key: string, label: string): Question => ({
    key,
    label,
    detail: '',
    choices: [],
    noteKey: key,
  })
  const parts: FormPart[] = [
    {
      key: 'values',
      title: VALUES,
      questions: side.companyValues.map(({ id, title, note }) => withNote(`value:${id}`, title, note, marks)),
    },
    {
      key: 'roles',
      title: ROLES,
      questions: side.roles.map(({ id, text }) => withNote(`role:${id}`, text, '', roles)),
    },
    {
      key: 'seat',
      title: side.seatNames.length > 0 ? side.seatNames.join(', ') : SEAT,
      questions: SEAT_QUESTIONS.map((one) => plain(`fit:${one}`, SEAT_QUESTION_NAMES[one], seat)),
    },
    { key: 'goals', title: GOALS, questions: goals.map(({ id, title }) => inWords(`goal:${id}`, title)) },
    {
      key: 'check',
      title: LEADERSHIP_CHECK,
      questions: CHECK_STATEMENTS.map((statement, at) => plain(`check:${at}`, statement, check)),
    },
    {
      key: 'words',
      title: OPEN_QUESTIONS_TITLE,
      questions: OPEN_QUESTIONS.map((one) => inWords(one, QUESTIONS[one])),
    },
  ]
  return parts.filter(({ questions }) => questions.length > 0)
}

/** What somebody has answered, as people read it; empty if nothing. */
export const answerText = ({ choices, key }: Question, answers: Readonly<Record<string, string>>): string =>
  choices.find(({ value }) => value === answers[key])?.label ?? ''

export const noteText = ({ noteKey }: Question, answers: Readonly<Record<string, string>>): string =>
  noteKey === null ? '' : (answers[noteKey] ?? '')
