import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEVELS } from '../rights/levels.rules.ts'
import {
  billedUsers,
  daysLeft,
  endThatCounts,
  entitledUntil,
  isEntitled,
  isPaidActive,
  isTrialActive,
  LAST_KNOWN_COUNTS_MS,
  mainSubscription,
  PAID_TIERS,
  reminderDue,
  type Standing,
  subscriptionOf,
  trialEndOf,
} from './billing.rules.ts'

const NOW = '2026-06-15T12:00:00.000Z'
const at = (days: number, from = NOW) => new Date(Date.parse(from) + days * 86_400_000).toISOString()
const seconds = (iso: string) => Date.parse(iso) / 1_000

const trial: Standing = {
  trialEnd: at(-10),
  extendedTrialEnd: null,
  subscribed: false,
  tier: null,
  subscriptionEnd: null,
  cancelAtPeriodEnd: false,
  status: null,
}
const paid: Standing = { ...trial, subscribed: true, tier: 'Paid', subscriptionEnd: at(12), status: 'active' }

const moment = fc.integer({ min: -400, max: 400 }).map((days) => at(days))
const anyStanding: fc.Arbitrary<Standing> = fc.record({
  trialEnd: moment,
  extendedTrialEnd: fc.option(moment),
  subscribed: fc.boolean(),
  tier: fc.option(fc.constantFrom(...PAID_TIERS)),
  subscriptionEnd: fc.option(moment),
  cancelAtPeriodEnd: fc.boolean(),
  status: fc.option(fc.constantFrom('active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete')),
})

describe('who is entitled', () => {
  test.each([
    ['a trial that runs', { ...trial, trialEnd: at(1) }, true],
    ['a trial that is over', trial, false],
    ['a trial that was extended', { ...trial, extendedTrialEnd: at(3) }, true],
    ['a trial that was cut short', { ...trial, trialEnd: at(3), extendedTrialEnd: at(-1) }, false],
    ['a subscription that is paid', paid, true],
    [
      'one that ended yesterday, and nobody has heard how it goes on',
      { ...paid, subscriptionEnd: at(-1) },
      true,
    ],
    ['one that ended 72 hours ago', { ...paid, subscriptionEnd: at(-3) }, false],
    [
      'one that was cancelled and ended yesterday',
      { ...paid, subscriptionEnd: at(-1), cancelAtPeriodEnd: true },
      false,
    ],
    ['one that was cancelled and still runs', { ...paid, cancelAtPeriodEnd: true }, true],
    [
      'one that has been overdue for too long',
      { ...paid, status: 'past_due', subscriptionEnd: at(-1) },
      false,
    ],
    ['one of no tier', { ...paid, tier: null }, false],
    ['one whose end nobody knows', { ...paid, subscriptionEnd: null }, false],
    ['one that is over', { ...paid, subscribed: false }, false],
  ] as const)('%s: %#', (_name, standing, expected) => {
    expect(isEntitled(entitledUntil(standing), NOW)).toBe(expected)
  })

  test('nobody of whom nothing is known', () => {
    expect(isEntitled(null, NOW)).toBe(false)
  })

  test('only a trial or a subscription, and at most 72 hours beyond what was paid', () => {
    fc.assert(
      fc.property(anyStanding, moment, (standing, now) => {
        const entitled = isEntitled(entitledUntil(standing), now)
        const recently = new Date(Date.parse(now) - LAST_KNOWN_COUNTS_MS).toISOString()
        if (isTrialActive(standing, now) || isPaidActive(standing, now)) expect(entitled).toBe(true)
        else if (entitled) expect(isPaidActive(standing, recently)).toBe(true)
      }),
    )
  })

  test('who is not comes back only by a new trial or subscription, not by waiting', () => {
    fc.assert(
      fc.property(anyStanding, moment, moment, (standing, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one]
        const until = entitledUntil(standing)
        if (!isEntitled(until, earlier)) expect(isEntitled(until, later)).toBe(false)
      }),
    )
  })
})

test('a trial runs from the company’s creation, or from when billing began if that was later', () => {
  expect(trialEndOf(NOW, null, 30)).toBe(at(30))
  expect(trialEndOf(at(-200), at(-2), 30)).toBe(at(28))
  expect(trialEndOf(NOW, at(-200), 30)).toBe(at(30))
})

describe('what the provider says', () => {
  const state = {
    status: 'active',
    periodStart: seconds(at(-10)),
    periodEnd: seconds(at(20)),
    endedAt: null,
    cancelAt: null,
  }

  test.each([
    ['active', state, { subscribed: true, subscriptionEnd: at(20), cancelAtPeriodEnd: false }],
    [
      'about to end',
      { ...state, cancelAt: seconds(at(20)) },
      { subscribed: true, subscriptionEnd: at(20), cancelAtPeriodEnd: true },
    ],
    [
      'about to end early',
      { ...state, cancelAt: seconds(at(5)) },
      { subscribed: true, subscriptionEnd: at(5), cancelAtPeriodEnd: true },
    ],
    [
      'overdue',
      { ...state, status: 'past_due' },
      { subscribed: true, subscriptionEnd: at(4), cancelAtPeriodEnd: false },
    ],
    [
      'over',
      { ...state, status: 'canceled', endedAt: seconds(at(-1)) },
      { subscribed: false, subscriptionEnd: at(-1), cancelAtPeriodEnd: false },
    ],
    [
      'given up',
      { ...state, status: 'unpaid' },
      { subscribed: false, subscriptionEnd: at(20), cancelAtPeriodEnd: false },
    ],
    [
      'never begun',
      { ...state, status: 'incomplete' },
      { subscribed: false, subscriptionEnd: at(20), cancelAtPeriodEnd: false },
    ],
    [
      'of a kind that is new to us',
      { ...state, status: 'asleep' },
      { subscribed: false, subscriptionEnd: at(20), cancelAtPeriodEnd: false },
    ],
  ])('%s', (_name, given, expected) => {
    expect(subscriptionOf(given)).toEqual(expected)
  })

  test('while it stays overdue, the first end counts, and not that of another subscription', () => {
    const overdue = { status: 'past_due', subscriptionId: 'sub_1', subscriptionEnd: at(1) }
    const next = { ...overdue, subscriptionEnd: at(20) }
    expect(endThatCounts(overdue, next)).toBe(at(1))
    expect(endThatCounts(next, overdue)).toBe(at(1))
    for (const before of [
      { ...overdue, status: 'active' },
      { ...overdue, subscriptionId: 'sub_0' },
      { ...overdue, subscriptionEnd: null },
    ])
      expect(endThatCounts(before, next)).toBe(at(20))
    expect(endThatCounts(overdue, { ...next, status: 'active' })).toBe(at(20))
  })

  test('of several subscriptions the running one counts, in whatever order they come', () => {
    const all = [
      { id: 'a', status: 'canceled', created: 3 },
      { id: 'b', status: 'active', created: 1 },
      { id: 'c', status: 'active', created: 2 },
      { id: 'd', status: 'incomplete', created: 9 },
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 4 }), (given) => {
        expect(mainSubscription(given)?.id).toBe('c')
      }),
    )
    expect(mainSubscription([])).toBeNull()
  })
})

test('whoever may write is billed, active and at least one', () => {
  const counted = LEVELS.filter(
    (level) =>
      billedUsers([
        { level, status: 'active' },
        { level: 'member', status: 'active' },
      ]) === 2,
  )
  expect(counted).toEqual(['member', 'manager', 'director', 'super_admin'])
  expect(billedUsers([{ level: 'member', status: 'removed' }])).toBe(1)
  expect(billedUsers([])).toBe(1)
})

test('reminders are due seven days and one day before a trial ends, and never to those who have subscribed', () => {
  const due = [9, 7.5, 7, 4, 1.5, 1, 0.2, -0.1].map((days) =>
    reminderDue({ ...trial, trialEnd: at(days) }, NOW),
  )
  expect(due).toEqual([null, null, 7, 7, 7, 1, 1, null])
  expect(reminderDue({ ...paid, trialEnd: at(3) }, NOW)).toBeNull()
  expect(daysLeft(at(-3), NOW)).toBe(0)
})
