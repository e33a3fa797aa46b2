import { hashedId } from '../../server/hashed-id.ts'
import { newId } from '../../sync/id.ts'
import type { Side } from '../conversations/conversation-kinds.rules.ts'
import {
  type Conversation,
  conversationNotes,
  conversations,
  type ConversationSide,
  conversationSides,
} from '../conversations/conversations.table.ts'
import { carriedOver } from '../conversations/mirror.rules.ts'
import { SEAT_QUESTIONS } from '../fit/fit-marks.rules.ts'
import type { Seat } from '../org-chart/org-chart.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import type { PlanItem } from '../strategy/strategy.table.ts'
import { addDays, startOfQuarter, utcDayOf } from '../time/calendar.rules.ts'
import { quarterLabel } from '../time/time.text.ts'
import { daysBefore } from './days-before.server.ts'
import type { DemoIds } from './demo-company.server.ts'
import { DEMO_CONVERSATIONS, type DemoAnswers, type DemoConversation } from './demo-conversations.server.ts'

const MARKS: Readonly<Record<string, string>> = { '+': 'mostly', '±': 'sometimes', '−': 'rarely' }
const WORKS: Readonly<Record<string, string>> = { '+': 'works', '−': 'does-not-work' }
const YES_NO: Readonly<Record<string, string>> = { Y: 'yes', N: 'no' }

type Form = Pick<ConversationSide, 'companyValues' | 'roles' | 'seatNames'>

/** What was to be seen of measures and tasks when somebody submitted. */
const FACTS = { met: 10, weeks: 13, onTime: 4, due: 5 }

/** What the people of the demo company talk about two by two, by the values of its plan and the seats of its chart. */
export function conversationRows(ids: DemoIds, now: string, before: readonly NewRow[]): NewRow[] {
  const rowsOf = <R>(table: string) =>
    before.flatMap((one) => (one.table.name === table ? [one.row as unknown as R] : []))
  const companyValues = rowsOf<PlanItem>('plan_items')
    .filter(({ list }) => list === 'values')
    .map(({ id, title, note }) => ({ id, title, note }))
  const seats = rowsOf<Seat>('seats')
  return DEMO_CONVERSATIONS.flatMap((given) => {
    const held = seats.filter(({ holderIds }) => holderIds.includes(ids.people[given.report]!))
    const form: Form =
      given.kind === 'talk_only'
        ? { companyValues: [], roles: [], seatNames: [] }
        : {
            companyValues,
            roles: held.flatMap(({ roles }) => roles),
            seatNames: held.map(({ name }) => name),
          }
    return rowsOfOne(ids, now, given, form)
  })
}

function rowsOfOne(ids: DemoIds, now: string, given: DemoConversation, form: Form): NewRow[] {
  const { kind, due, isHeld = false, submitted, notes = [] } = given
  const dueOn = addDays(utcDayOf(now), due)
  const at = daysBefore(now, isHeld ? -due : 1)
  const [managerId, reportId] = [ids.people[given.manager]!, ids.people[given.report]!]
  const id = newId()
  const quarter = startOfQuarter(dueOn)
  const header = { title: `Conversation ${quarterLabel(quarter)}`, kind, quarter, dueOn, heldOn: null }
  const stamp = { createdAt: daysBefore(now, 12 + Math.max(0, -due)), updatedAt: at }
  const conversation: Conversation = {
    id,
    ...header,
    managerId,
    reportId,
    state: isHeld ? 'talking' : 'planned',
    startedAt: isHeld ? at : null,
    cancelledAt: null,
    isCarried: true,
    ...stamp,
  }
  const sideOf = (side: Side, answers: DemoAnswers | undefined): ConversationSide => ({
    id: hashedId(id, side),
    conversationId: id,
    personId: side === 'manager' ? managerId : reportId,
    otherId: side === 'manager' ? reportId : managerId,
    side,
    ...header,
    ...form,
    state: conversation.state,
    answers: answers ? answersOf(answers, form) : {},
    submittedAt: submitted === 'both' || submitted === side ? at : null,
    startAskedAt: isHeld ? at : null,
    agreedAt: isHeld ? at : null,
    startedAt: conversation.startedAt,
    otherSubmittedAt: null,
    otherAnswers: null,
    otherAgreedAt: null,
    cancelledAt: null,
    facts: submitted === 'both' || submitted === side ? FACTS : null,
    shareWithId: null,
    sharedWithIds: [],
    isCarried: true,
    ...stamp,
  })
  const after = carriedOver(conversation, {
    manager: sideOf('manager', given.ofManager),
    report: sideOf('report', given.ofReport),
  })
  return [
    newRow(conversations, after.conversation),
    newRow(conversationSides, after.manager),
    newRow(conversationSides, after.report),
    ...notes.flatMap(([by, text]) => {
      const noteId = newId()
      const authorId = by === 'manager' ? managerId : reportId
      const note = { conversationId: id, authorId, text, taskId: null, isCarried: true, createdAt: at }
      return [managerId, reportId].map((personId) =>
        newRow(conversationNotes, {
          ...note,
          personId,
          id: personId === authorId ? noteId : hashedId(noteId, 'copy'),
        }),
      )
    }),
  ]
}

const answersOf = (
  { values = '', roles = '', seat = '', check = '', words = {} }: DemoAnswers,
  form: Form,
): Record<string, string> => {
  const signs = (all: string, keys: readonly string[], names: Readonly<Record<string, string>>) =>
    keys.flatMap((key, at) => {
      const name = names[all.charAt(at)]
      return name === undefined ? [] : [[key, name] as const]
    })
  return Object.fromEntries([
    ...signs(
      values,
      form.companyValues.map(({ id }) => `value:${id}`),
      MARKS,
    ),
    ...signs(
      roles,
      form.roles.map(({ id }) => `role:${id}`),
      WORKS,
    ),
    ...signs(
      seat,
      SEAT_QUESTIONS.map((question) => `fit:${question}`),
      YES_NO,
    ),
    ...signs(
      check,
      check.split('').map((_, at) => `check:${at}`),
      YES_NO,
    ),
    ...Object.entries(words),
  ])
}
