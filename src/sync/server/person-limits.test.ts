import { expect, test } from 'vitest'
import { Allowance } from './allowance.ts'
import { PersonLimits, ratesTimes } from './person-limits.ts'
import { TryLater } from './try-later.ts'

test('whoever has any balance is let in, however much they bring, and then waits until it is back', () => {
  let now = 0
  const allowance = new Allowance({ atOnce: 60, perSecond: 20 }, () => now)
  allowance.spend('lena', 59)
  expect(allowance.wait('lena')).toBe(0)
  allowance.spend('lena', 101)
  expect(allowance.wait('lena')).toBe(5.05)
  now = 5_000
  expect(allowance.wait('lena')).toBeGreaterThan(0)
  now = 5_100
  expect(allowance.wait('lena')).toBe(0)
  expect(allowance.wait('omar')).toBe(0)
})

test('of a rate of 60 at once the 61st waits until it has come back as a whole', () => {
  let now = 0
  const allowance = new Allowance({ atOnce: 60, perSecond: 20 }, () => now)
  for (let count = 0; count < 60; count++) {
    expect(allowance.wait('lena')).toBe(0)
    allowance.spend('lena', 1)
  }
  expect(allowance.wait('lena')).toBe(0.05)
  now = 40
  expect(allowance.wait('lena')).toBeGreaterThan(0)
  now = 51
  expect(allowance.wait('lena')).toBe(0)
})

test('a queue of 500 made offline gets through within half a minute', () => {
  let now = 0
  const allowance = new Allowance({ atOnce: 60, perSecond: 20 }, () => now)
  for (let request = 0; request < 5; request++) {
    now += Math.ceil(allowance.wait('lena')) * 1_000
    expect(allowance.wait('lena')).toBe(0)
    allowance.spend('lena', 100)
  }
  expect(now).toBeLessThan(30_000)
})

test('nobody is remembered longer than their balance takes to fill', () => {
  let now = 0
  const allowance = new Allowance({ atOnce: 60, perSecond: 20 }, () => now)
  for (let person = 0; person < 10_000; person++) {
    now += 100
    allowance.spend(`person ${person}`, 1)
  }
  expect(allowance.size).toBeLessThan(1_000)
})

test('at most ten requests of one person are under way, and other people’s go on', () => {
  const limits = new PersonLimits(ratesTimes(1))
  const leave = Array.from({ length: 10 }, () => limits.enter('lena', 'query'))
  expect(() => limits.enter('lena', 'query')).toThrow(TryLater)
  limits.enter('omar', 'query')
  leave[0]!()
  leave.push(limits.enter('lena', 'query'))
})

test('what may wait is let through as fast as the person’s balance comes back', async () => {
  const limits = new PersonLimits({ ...ratesTimes(1), region: { atOnce: 2, perSecond: 50 } })
  const started = performance.now()
  await Promise.all(['lena', 'lena', 'lena', 'omar'].map((name) => limits.turn(name, 'region')))
  await limits.turn('lena', 'region')
  expect(performance.now() - started).toBeGreaterThan(15)
})
