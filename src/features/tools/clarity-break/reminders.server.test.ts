import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type Cast, makeNode } from '../../../../tests/cast.ts'
import { countedPool } from '../../../../tests/counted-pool.ts'
import type { Player } from '../../../../tests/player.ts'
import { detailOf } from '../../notifications/notification-list.text.ts'
import { myNotifications } from '../../notifications/notifications.queries.ts'
import { cancelClarityAppointment, setClarityAppointment } from './appointments.mutations.ts'
import { myClarityAppointment } from './appointments.queries.ts'
import { tellInCompany, tellWhereDue } from './clarity-break.server.ts'

let stage: Cast
beforeAll(async () => {
  stage = await cast()
})
afterAll(() => stage.stop())

const daily = {
  startsOn: '2099-03-27',
  timeOfDay: '09:30',
  minutes: 60,
  repeats: 'daily',
  timeZone: 'Europe/Berlin',
} as const
const run = (moment: string, node = stage.node) =>
  tellInCompany({ pool: stage.pool, node }, stage.harbor.companyId, Date.parse(moment))
const told = async (person: Player) =>
  (await person.asks(myNotifications, { most: 500 })).items
    .filter(({ kind }) => kind === 'clarity_break')
    .map((one) => `${one.day}: ${detailOf(one, '2099-03-27', null)}`)
const nextOf = async (person: Player) => (await person.asks(myClarityAppointment, {}))?.remindAt

test('Omar is told once each time, on however many nodes and however often, also when clocks go forward', async () => {
  const { omar, maya } = stage.harbor
  await omar.does(setClarityAppointment, daily)
  expect(await nextOf(omar)).toBe('2099-03-27T08:20:00.000Z')
  await run('2099-03-27T08:19:59Z')
  expect(await told(omar)).toEqual([])
  const other = makeNode(stage.pool)
  await other.start()
  const minute = '2099-03-27T08:20:10Z'
  await Promise.all([run(minute), run(minute, other), run(minute), run(minute, other)])
  await run('2099-03-27T08:21:00Z')
  await expect.poll(() => told(omar)).toEqual(['2099-03-27: Your time to think begins at 09:30.'])
  await other.stop()
  expect(await nextOf(omar)).toBe('2099-03-28T08:20:00.000Z')
  await run('2099-03-28T08:20:00Z')
  // On the 29th clocks go forward: half past nine comes an hour sooner.
  await expect.poll(() => nextOf(omar)).toBe('2099-03-29T07:20:00.000Z')
  expect(await told(omar)).toHaveLength(2)
  expect(await told(maya)).toEqual([])
})

test('after days without a server one is told of the present one alone, and of one that is over not at all', async () => {
  const { theo } = stage.harbor
  const person = stage.harbor.maya
  await person.does(setClarityAppointment, { ...daily, timeZone: 'UTC' })
  await run('2099-04-10T10:29:00Z')
  await expect.poll(() => told(person)).toEqual(['2099-04-10: Your time to think begins at 09:30.'])
  await run('2099-04-12T10:30:00Z')
  await expect.poll(() => nextOf(person)).toBe('2099-04-13T09:20:00.000Z')
  expect(await told(person)).toHaveLength(1)
  expect(await told(theo)).toEqual([])
})

test('whose appointment is cancelled, or over for good, hears no more', async () => {
  const { maya } = stage.harbor
  const before = (await told(maya)).length
  await maya.does(setClarityAppointment, {
    ...daily,
    repeats: 'once',
    startsOn: '2099-06-01',
    timeZone: 'UTC',
  })
  await run('2099-06-01T09:20:00Z')
  await expect.poll(() => nextOf(maya)).toBeNull()
  expect(await told(maya)).toHaveLength(before + 1)
  await maya.does(setClarityAppointment, { ...daily, timeZone: 'UTC' })
  await maya.does(cancelClarityAppointment, {})
  await run('2099-07-01T09:20:00Z')
  expect(await told(maya)).toHaveLength(before + 1)
  expect(await nextOf(maya)).toBeUndefined()
})

test('an appointment is its person’s alone, a member has none, and the past takes none', async () => {
  const { maya, omar, lena } = stage.harbor
  await omar.does(setClarityAppointment, daily)
  expect(await maya.asks(myClarityAppointment, {})).toBeNull()
  await expect(lena.does(setClarityAppointment, daily)).rejects.toMatchObject({
    reason: { code: 'access/denied' },
  })
  const over = { ...daily, repeats: 'once', startsOn: '2020-01-01' } as const
  await expect(maya.does(setClarityAppointment, over)).rejects.toMatchObject({
    reason: { code: 'tool/break-over' },
  })
})

test('while nothing is due and nobody does anything, no company is asked', async () => {
  const { omar } = stage.harbor
  await omar.does(setClarityAppointment, { ...daily, startsOn: '2099-08-01', timeZone: 'UTC' })
  const { pool, taken, restart } = countedPool(stage.pool)
  const look = async (moment: string) => {
    restart()
    await tellWhereDue({ ...stage, pool, log: { error: () => {} } as never }, Date.parse(moment))
    return taken()
  }
  const before = (await told(omar)).length
  await look('2099-08-01T08:00:00Z')
  await look('2099-08-01T08:01:00Z')
  // The list of companies. The node reads their heads.
  expect(await look('2099-08-01T09:19:59Z')).toBe(1)
  expect(await look('2099-08-01T09:20:00Z')).toBeGreaterThan(1)
  await expect.poll(async () => (await told(omar)).length).toBe(before + 1)
})
