import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { setPermission } from '../people/people.mutations.ts'
import { removePlanItem } from '../strategy/plan-items.mutations.ts'
import { quarterFrom } from '../time/calendar.rules.ts'
import { noteFit, rateSeat, rateValue, setFitBar } from './fit.mutations.ts'
import { fitOfPerson, fitOfQuarter, fitOfSeat, sourceOfValues, valuesOfPlan } from './fit.queries.ts'
import { fitBar, fitRatings } from './fit.table.ts'
import { marks, seatInLine, shares, takesBack, THIS_QUARTER, writeValues } from './fit-harness.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
let values: Awaited<ReturnType<typeof writeValues>>
let seatOf: Record<'omar' | 'lena', string>

beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
  values = await writeValues(harbor)
  const [omar, lena] = await seatInLine(harbor, [harbor.omar, harbor.lena])
  seatOf = { omar: omar!, lena: lena! }
})
afterAll(() => stop())

/** Whose ratings of whom this person's browser carries. */
const carried = (who: Player): string[] =>
  who
    .holds(fitRatings)
    .map(({ raterId, personId }) => `${nameOf(raterId)} of ${nameOf(personId)}`)
    .toSorted()

const nameOf = (id: string): string =>
  Object.entries(harbor).find(([, one]) => typeof one === 'object' && 'id' in one && one.id === id)?.[0] ??
  '?'

test('a private rating is in no other browser, a director’s included; a shared one is in those of managers only', async () => {
  const { maya, omar, lena, theo } = harbor
  await marks(omar, lena, values.calm)
  await maya.verifyStore()
  expect(carried(omar)).toEqual(['omar of lena'])
  for (const who of [maya, lena, theo, lantern.ravi]) expect(carried(who)).toEqual([])
  expect(await maya.asks(fitOfPerson, { personId: lena.id })).toEqual([])
  await shares(omar, lena)
  for (const who of [omar, maya]) expect(carried(who)).toEqual(['omar of lena'])
  for (const who of [lena, theo, lantern.ravi]) expect(carried(who)).toEqual([])
  await takesBack(omar, lena)
  expect(carried(maya)).toEqual([])
  expect(carried(omar)).toEqual(['omar of lena'])
})

test('sharing and taking back move the row in one commit each', async () => {
  const { maya, omar, lena } = harbor
  await marks(omar, lena, values.frank)
  const before = omar.holds(fitRatings)
  await shares(omar, lena)
  const [shared] = omar.holds(fitRatings)
  expect(omar.holds(fitRatings)).toHaveLength(before.length)
  expect(shared!.publishedAt).not.toBeNull()
  expect(maya.holds(fitRatings)).toMatchObject([{ id: shared!.id, valueMarks: shared!.valueMarks }])
  await takesBack(omar, lena)
  expect(maya.holds(fitRatings)).toEqual([])
})

test('a manager who becomes a member carries no rating any more, neither theirs nor those of others', async () => {
  const { maya, omar, lena } = harbor
  await marks(omar, lena, values.calm)
  await marks(maya, lena, values.calm)
  await shares(maya, lena)
  expect(carried(omar)).toEqual(['maya of lena', 'omar of lena'])
  const level = (to: 'member' | 'manager') =>
    maya.does(setPermission, { auditId: newId(), personId: omar.id, level: to })
  await level('member')
  expect(carried(omar)).toEqual([])
  await expect(omar.asks(fitOfQuarter, { quarter: THIS_QUARTER, isOver: false })).rejects.toMatchObject(
    refused('access/denied'),
  )
  await level('manager')
  expect(carried(omar)).toEqual(['maya of lena', 'omar of lena'])
  await takesBack(maya, lena)
})

test('managers rate those beneath their seats and ranked below on their teams; directors everybody but themselves', async () => {
  const { maya, omar, lena, theo } = harbor
  await marks(omar, theo, values.calm)
  await marks(maya, omar, values.calm)
  await expect(marks(omar, maya, values.calm)).rejects.toMatchObject(
    refused('fit/not-yours', 'Access Denied'),
  )
  for (const who of [maya, omar])
    await expect(marks(who, who, values.calm)).rejects.toMatchObject(refused('fit/yourself'))
  for (const who of [lena, theo])
    await expect(marks(who, omar, values.calm)).rejects.toMatchObject(refused('access/denied'))
  const rows = (await omar.asks(fitOfQuarter, { quarter: THIS_QUARTER, isOver: false })).people
  expect(rows.map(({ name, mayRate }) => [name, mayRate])).toEqual([
    ['Lena', true],
    ['Theo', true],
  ])
})

test('nobody is rated by a value or a seat that is not theirs', async () => {
  const { omar, lena } = harbor
  const whom = { personId: lena.id, quarter: THIS_QUARTER }
  const answer = { ...whom, question: 'wants', answer: 'yes' } as const
  await expect(omar.does(rateSeat, { ...answer, seatId: seatOf.omar })).rejects.toMatchObject(
    refused('fit/no-such-seat'),
  )
  await expect(omar.does(rateValue, { ...whom, valueId: newId(), mark: 'mostly' })).rejects.toMatchObject(
    refused('fit/no-such-value'),
  )
})

test('answers about a seat come to its card once they are shared, and to no member', async () => {
  const { maya, omar, lena } = harbor
  const whom = { personId: lena.id, quarter: THIS_QUARTER }
  await omar.does(rateSeat, { ...whom, seatId: seatOf.lena, question: 'wants', answer: 'no' })
  const asked = { seatId: seatOf.lena, personId: lena.id }
  expect(await maya.asks(fitOfSeat, asked)).toBeNull()
  await shares(omar, lena)
  expect(await maya.asks(fitOfSeat, asked)).toEqual({ understands: 'open', wants: 'no', capacity: 'open' })
  await expect(lena.asks(fitOfSeat, asked)).rejects.toMatchObject(refused('access/denied'))
  await takesBack(omar, lena)
})

test('a quarter that has ended, or not begun, is not rated', async () => {
  const { omar, lena } = harbor
  // For a day around its change a quarter still runs, or already does, somewhere on earth.
  for (const offset of [-2, 2]) {
    const quarter = quarterFrom(THIS_QUARTER, offset)
    const note = { personId: lena.id, quarter, note: 'Late' }
    await expect(omar.does(noteFit, note)).rejects.toMatchObject(refused('fit/quarter-over'))
  }
})

test('there is nothing to share of somebody nobody has rated', async () => {
  const { maya, omar, theo } = harbor
  await expect(shares(maya, theo)).rejects.toMatchObject(refused('fit/nothing-to-share'))
  await takesBack(omar, theo)
})

test('directors set the bar, managers read it', async () => {
  const { maya, omar, lena } = harbor
  const bar = { maxSometimes: 2, maxRarely: 1, seatYes: 2 }
  await expect(omar.does(setFitBar, bar)).rejects.toMatchObject(
    refused('fit/directors-set-bar', 'Access Denied'),
  )
  await maya.does(setFitBar, { ...bar, maxSometimes: 3 })
  await maya.does(setFitBar, bar)
  expect((await omar.asks(fitOfQuarter, { quarter: THIS_QUARTER, isOver: false })).bar).toMatchObject(bar)
  expect(lena.holds(fitBar)).toEqual([])
})

test('a removed value takes no further marks and stays known for those that it has', async () => {
  const { maya, omar, lena, teams } = harbor
  await maya.does(removePlanItem, { itemId: values.frank })
  await expect(marks(omar, lena, values.frank)).rejects.toMatchObject(refused('fit/no-such-value'))
  const { planId } = (await maya.asks(sourceOfValues, {})).plan!
  const all = await maya.asks(valuesOfPlan, {
    planId,
    teamId: teams.leadership,
    audience: 'managers',
    hidden: false,
  })
  expect(all).toEqual([
    { id: values.calm, title: 'Calm', isRemoved: false },
    { id: values.frank, title: 'Frank', isRemoved: true },
  ])
})
