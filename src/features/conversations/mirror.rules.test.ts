import { expect, test } from 'vitest'
import type { Conversation, ConversationSide } from './conversations.table.ts'
import { carriedOver, carriedToOne } from './mirror.rules.ts'

const conversation = (more: Partial<Conversation> = {}): Conversation =>
  ({
    state: 'planned',
    kind: 'quarterly',
    startedAt: null,
    heldOn: null,
    cancelledAt: null,
    ...more,
  }) as Conversation

const side = (more: Partial<ConversationSide> = {}): ConversationSide =>
  ({
    answers: {},
    submittedAt: null,
    startAskedAt: null,
    agreedAt: null,
    otherAnswers: null,
    ...more,
  }) as ConversationSide

const AT = '2026-11-26T09:00:00.000Z'
const submitted = (word: string) => side({ answers: { working: word }, submittedAt: AT })

test.each([
  ['planned', {}, side(), side(), 'planned'],
  ['one writes', {}, side({ answers: { working: 'a' } }), side(), 'preparing'],
  ['one has submitted', {}, submitted('a'), side(), 'preparing'],
  ['both have submitted', {}, submitted('a'), submitted('b'), 'ready'],
  ['one asks to start', {}, submitted('a'), { ...submitted('b'), startAskedAt: AT }, 'talking'],
  [
    'both ask to start',
    {},
    { ...submitted('a'), startAskedAt: AT },
    { ...submitted('b'), startAskedAt: AT },
    'talking',
  ],
  [
    'one asks to start while the other takes the form back',
    {},
    { ...submitted('a'), startAskedAt: AT },
    side({ answers: { working: 'b' } }),
    'preparing',
  ],
  ['one agrees', { state: 'talking' }, { ...submitted('a'), agreedAt: AT }, submitted('b'), 'talking'],
  [
    'both agree',
    { state: 'talking', startedAt: AT },
    { ...submitted('a'), agreedAt: AT },
    { ...submitted('b'), agreedAt: AT },
    'closed',
  ],
  ['cancelled', { state: 'cancelled' }, submitted('a'), { ...submitted('b'), startAskedAt: AT }, 'cancelled'],
  ['only a talk', { kind: 'talk_only' }, side(), side(), 'planned'],
] as const)('%s', (_what, given, manager, report, state) => {
  const after = carriedOver(conversation(given), { manager, report })
  expect([after.conversation.state, after.manager.state, after.report.state]).toEqual([state, state, state])
  // The answers of the other come with the talk and never before.
  const reads = state === 'talking' || state === 'closed'
  expect(after.manager.otherAnswers).toEqual(reads ? report.answers : null)
  expect(after.report.otherAnswers).toEqual(reads ? manager.answers : null)
  // A start that did not count is forgotten.
  if (!reads) expect([after.manager.startAskedAt, after.report.startAskedAt]).toEqual([null, null])
  expect(carriedOver(after.conversation, after)).toEqual(after)
})

test('of two who start at once, the first one counts', () => {
  const both = {
    manager: { ...submitted('a'), startAskedAt: '2026-11-26T09:00:02.000Z' },
    report: { ...submitted('b'), startAskedAt: '2026-11-26T09:00:01.000Z' },
  }
  expect(carriedOver(conversation(), both).conversation.startedAt).toBe('2026-11-26T09:00:01.000Z')
})

test('whoever is alone with a conversation keeps what the other said, and closes it', () => {
  const own = side({ agreedAt: AT, otherAnswers: { working: 'theirs' }, otherAgreedAt: null })
  const after = carriedToOne(conversation({ state: 'talking', startedAt: AT }), own)
  expect(after.conversation).toMatchObject({ state: 'closed', heldOn: '2026-11-26' })
  expect(after.own).toMatchObject({ state: 'closed', otherAnswers: { working: 'theirs' } })
  const cancelled = carriedToOne(conversation({ state: 'cancelled', cancelledAt: AT }), own)
  expect(cancelled.own.otherAnswers).toBeNull()
})
