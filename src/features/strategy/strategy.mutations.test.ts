import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { chance, seeds } from '../../../tests/seeded.ts'
import { newId } from '../../sync/id.ts'
import { fieldHistory } from '../revisions/revisions.queries.ts'
import { readersOf } from '../revisions/readers.rules.ts'
import { revisions } from '../revisions/revisions.table.ts'
import { updateTeam } from '../teams/teams.mutations.ts'
import type { PlanField, PlanList } from './plan-blocks.rules.ts'
import {
  addPlanItems,
  movePlanItem,
  removePlanItem,
  restorePlanItem,
  writePlanItem,
} from './plan-items.mutations.ts'
import { writePlanText } from './plan-texts.mutations.ts'
import { archivePlan, keepBlockBack, restorePlan, sharePlan } from './strategy.mutations.ts'
import { myPlans, planSheet } from './strategy.queries.ts'
import { canViewPlans } from './visible-plans.queries.ts'
import { partReaders, PLAN_AUDIENCES, planItems, planTexts, strategicPlans } from './strategy.table.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
  await harbor.maya.does(updateTeam, { id: harbor.teams.crew, hasStrategicPlan: true })
})
afterAll(() => stop())

const sheetOf = async (teamId: string, reader: Player = harbor.maya) =>
  (await reader.asks(planSheet, { teamId }))!

/** Where a team's plan is written: what is proposed counts only for the first who writes. */
const place = (teamId: string) => ({ teamId, planId: newId() })

const write = async (author: Player, teamId: string, field: PlanField, text: string, from = 0) =>
  author.does(writePlanText, { ...place(teamId), field, text, from })

async function add(author: Player, teamId: string, list: PlanList, ...titles: string[]): Promise<string[]> {
  const items = titles.map((title) => ({ id: newId(), title }))
  await author.does(addPlanItems, { ...place(teamId), list, items })
  return items.map(({ id }) => id)
}

const textOf = async (teamId: string, field: PlanField) =>
  (await sheetOf(teamId)).texts.find((row) => row.field === field)!

const titlesOf = async (teamId: string, list: PlanList) =>
  (await sheetOf(teamId)).items.filter((item) => item.list === list).map(({ title }) => title)

describe('writing a plan', () => {
  test('the first edit makes it, for managers', async () => {
    const { leadership } = harbor.teams
    await write(harbor.omar, leadership, 'purpose', 'So that nobody runs aground')
    await write(harbor.maya, leadership, 'niche', 'Depth sounders for working boats')
    const { plan, texts } = await sheetOf(leadership)
    expect(plan).toMatchObject({ audience: 'managers', createdBy: harbor.omar.id })
    expect(texts.map(({ planId }) => planId)).toEqual([plan!.id, plan!.id])
    expect(harbor.lena.holds(planTexts)).toEqual([])
  })

  test.each([
    ['targetYears', '31', 'plan/years'],
    ['outlookYears', '2.5', 'plan/years'],
    ['outlookRevenue', '2e15', 'plan/number-too-large'],
    ['yearProfit', 'plenty', 'plan/number'],
    ['yearDate', '1492-10-12', 'plan/day'],
    ['purpose', 'x'.repeat(501), 'plan/text-too-long'],
  ] as const)('%s does not take %s', async (field, text, code) => {
    await expect(write(harbor.maya, harbor.teams.leadership, field, text)).rejects.toMatchObject(
      refused(code),
    )
  })

  test('a list takes as many entries as it has room for, and one name each', async () => {
    const { leadership } = harbor.teams
    await add(harbor.maya, leadership, 'differences', 'One', 'Two', 'Three', 'Four')
    await expect(add(harbor.maya, leadership, 'differences', 'Five', 'Six')).rejects.toMatchObject(
      refused('plan/full'),
    )
    await expect(add(harbor.maya, leadership, 'differences', ' ')).rejects.toMatchObject(
      refused('plan/name-required'),
    )
    await expect(add(harbor.omar, harbor.teams.crew, 'values', 'Calm')).rejects.toMatchObject(
      refused('plan/company-values-only'),
    )
  })

  test('entries move, go and come back in their place', async () => {
    const { leadership } = harbor.teams
    const [first, second, third] = await add(harbor.maya, leadership, 'path', 'Sea trial', 'Fitting', 'Check')
    await harbor.omar.does(movePlanItem, { itemId: third!, before: first! })
    expect(await titlesOf(leadership, 'path')).toEqual(['Check', 'Sea trial', 'Fitting'])
    await harbor.omar.does(removePlanItem, { itemId: first! })
    expect(await titlesOf(leadership, 'path')).toEqual(['Check', 'Fitting'])
    await harbor.maya.does(restorePlanItem, { itemId: first! })
    await harbor.maya.does(movePlanItem, { itemId: second!, before: null })
    expect(await titlesOf(leadership, 'path')).toEqual(['Check', 'Sea trial', 'Fitting'])
  })

  test('two people add values at once: both stand', async () => {
    const { leadership } = harbor.teams
    await Promise.all([
      harbor.maya.did(addPlanItems, {
        ...place(leadership),
        list: 'values',
        items: [{ id: newId(), title: 'Measure first' }],
      }),
      harbor.omar.did(addPlanItems, {
        ...place(leadership),
        list: 'values',
        items: [{ id: newId(), title: 'Say it early' }],
      }),
    ])
    expect((await titlesOf(leadership, 'values')).toSorted()).toEqual(['Measure first', 'Say it early'])
  })
})

describe('who writes', () => {
  test('leaders and directors the company’s, those who manage a team its own', async () => {
    const { crew, leadership } = harbor.teams
    await write(harbor.omar, crew, 'purpose', 'To keep her afloat')
    for (const [author, teamId] of [
      [harbor.lena, crew],
      [harbor.theo, leadership],
    ] as const)
      await expect(write(author, teamId, 'purpose', 'No')).rejects.toMatchObject(refused('access/denied'))
    await expect(write(lantern.ravi, crew, 'purpose', 'No')).rejects.toMatchObject(
      refused('access/not-found'),
    )
  })

  test('a team without a plan gets none by writing', async () => {
    await harbor.maya.does(updateTeam, { id: harbor.teams.crew, hasStrategicPlan: false })
    await expect(write(harbor.omar, harbor.teams.crew, 'niche', 'x')).rejects.toMatchObject(
      refused('plan/team-has-none'),
    )
    await harbor.maya.does(updateTeam, { id: harbor.teams.crew, hasStrategicPlan: true })
  })
})

describe('who reads', () => {
  /** Who receives the rows of the crew's plan: Maya is a director, Omar a manager on it, Lena a member, Theo only looks, Ina is inactive. */
  const READERS = {
    managers: ['maya', 'omar'],
    team: ['maya', 'omar', 'lena', 'theo'],
    company: ['maya', 'omar', 'lena', 'theo'],
  } as const
  const EVERYBODY = ['maya', 'omar', 'lena', 'theo', 'ina'] as const

  test.each(PLAN_AUDIENCES)('a team’s plan for %s', async (audience) => {
    const { crew } = harbor.teams
    await write(harbor.omar, crew, 'target', `For ${audience}`)
    await add(harbor.omar, crew, 'yearGoals', `For ${audience}`)
    const { plan } = await sheetOf(crew)
    await harbor.omar.does(sharePlan, { planId: plan!.id, audience })
    const holders = (table: typeof planTexts | typeof planItems) =>
      EVERYBODY.filter((name) =>
        (harbor[name].holds(table as typeof planTexts) as { planId: string }[]).some(
          ({ planId }) => planId === plan!.id,
        ),
      )
    expect(holders(planTexts)).toEqual(READERS[audience])
    expect(holders(planItems)).toEqual(READERS[audience])
    expect(lantern.ravi.holds(strategicPlans)).toEqual([])
  })

  test.each([false, true])('the company’s plan, with a block kept back: %s', async (isHidden) => {
    const { leadership } = harbor.teams
    await write(harbor.maya, leadership, 'guarantee', 'At sea again in 48 hours')
    await write(harbor.maya, leadership, 'guarantee', `At sea again in 24 hours: ${isHidden}`, 1)
    const { plan } = await sheetOf(leadership)
    await harbor.maya.does(sharePlan, { planId: plan!.id, audience: 'company' })
    await harbor.maya.does(keepBlockBack, { planId: plan!.id, block: 'marketing', isHidden })
    const fieldsOf = (reader: Player) => reader.holds(planTexts).filter(({ planId }) => planId === plan!.id)
    const sees = (reader: Player) => fieldsOf(reader).some(({ field }) => field === 'guarantee')
    expect(EVERYBODY.filter((name) => sees(harbor[name]))).toEqual(
      isHidden ? ['maya', 'omar'] : ['maya', 'omar', 'lena', 'theo'],
    )
    expect(fieldsOf(harbor.lena).some(({ field }) => field === 'purpose')).toBe(true)
    // What the block said before goes where the block goes.
    const { id } = await textOf(leadership, 'guarantee')
    const historyOf = (reader: Player) => reader.holds(revisions).filter(({ entityId }) => entityId === id)
    expect(historyOf(harbor.lena).length > 0).toBe(!isHidden)
    expect(historyOf(harbor.omar).length).toBeGreaterThan(0)
  })

  test('a plan that is taken back leaves the others at once', async () => {
    const { leadership } = harbor.teams
    const { plan } = await sheetOf(leadership)
    await harbor.maya.does(sharePlan, { planId: plan!.id, audience: 'managers' })
    for (const table of [strategicPlans, planTexts, planItems, revisions])
      expect(harbor.lena.holds(table as typeof planTexts).filter((row) => row.teamId === leadership)).toEqual(
        [],
      )
  })

  test('whoever sees or writes one has the page', async () => {
    const { crew } = harbor.teams
    const { plan } = await sheetOf(crew)
    await harbor.omar.does(sharePlan, { planId: plan!.id, audience: 'managers' })
    expect(await harbor.lena.asks(canViewPlans, {})).toBe(false)
    expect(await harbor.omar.asks(canViewPlans, {})).toBe(true)
    await harbor.omar.does(sharePlan, { planId: plan!.id, audience: 'team' })
    expect(await harbor.lena.asks(canViewPlans, {})).toBe(true)
    const seen = await harbor.lena.asks(myPlans, {})
    expect(seen.map(({ team, mayEdit }) => [team.name, mayEdit])).toEqual([['Crew', false]])
  })
})

describe('writing at the same time', () => {
  test('the later text is shown, the earlier one is kept, and both are told', async () => {
    const { leadership } = harbor.teams
    await write(harbor.maya, leadership, 'marketWho', 'Owner-skippers')
    const { id, version } = await textOf(leadership, 'marketWho')
    await write(harbor.maya, leadership, 'marketWho', 'Owner-skippers and fleets', version)
    await write(harbor.omar, leadership, 'marketWho', 'Fleets only', version)
    expect((await textOf(leadership, 'marketWho')).text).toBe('Fleets only')
    const kept = harbor.maya.holds(revisions).filter(({ entityId }) => entityId === id)
    expect(kept.map(({ before, isUnseen }) => [before, isUnseen])).toEqual(
      expect.arrayContaining([['Owner-skippers and fleets', true]]),
    )
  })

  test('one’s own saves within ten minutes are one entry', async () => {
    const { leadership } = harbor.teams
    for (let round = 0; round < 5; round++)
      await write(harbor.maya, leadership, 'marketWhere', `Harbours ${round}`, round)
    const { id } = await textOf(leadership, 'marketWhere')
    const kept = harbor.maya.holds(revisions).filter(({ entityId }) => entityId === id)
    expect(kept.map(({ before }) => before)).toEqual(['Harbours 0'])
  })

  test.each(seeds(5))(
    'two people write over one another 200 times and lose no text (seed %i)',
    { timeout: 60_000 },
    async (seed) => {
      const { leadership } = harbor.teams
      const { integer, pick } = chance(seed)
      const [itemId] = await add(harbor.maya, leadership, 'outlookPicture', `Picture ${seed}`)
      const seen = new Map([harbor.maya, harbor.omar].map((author) => [author, 1]))
      const written: { text: string; by: Player }[] = [{ text: `Picture ${seed}`, by: harbor.maya }]
      for (let round = 0; round < 200; round++) {
        const author = pick([harbor.maya, harbor.omar])
        const text = `${round} ${integer(0, 1_000)}`
        await author.did(writePlanItem, { itemId: itemId!, field: 'title', text, from: seen.get(author)! })
        const { items } = await sheetOf(leadership)
        const item = items.find(({ id }) => id === itemId)!
        if (integer(0, 1) === 1) seen.set(author, item.titleVersion)
        written.push({ text, by: author })
      }
      const item = (await sheetOf(leadership)).items.find(({ id }) => id === itemId)!
      const history = await harbor.maya.asks(fieldHistory, {
        entity: 'plan_items',
        entityId: itemId!,
        field: 'title',
        ...readersOf(partReaders(item)),
      })
      const kept = new Set(history.map(({ revision }) => revision.before))
      expect(item.title).toBe(written.at(-1)!.text)
      for (const [index, { text, by }] of written.slice(0, -1).entries())
        if (written[index + 1]!.by !== by) expect(kept).toContain(text)
      await harbor.maya.does(removePlanItem, { itemId: itemId! })
    },
  )
})

test('a plan whose id looks like another’s writes nothing into that one, and removed entries are written no more', async () => {
  const { crew, leadership } = harbor.teams
  const { plan: own } = await sheetOf(crew)
  if (own) await harbor.omar.does(archivePlan, { planId: own.id })
  await write(harbor.maya, leadership, 'target', 'Twice as far')
  const { id } = (await sheetOf(leadership)).plan!
  const alike = `${id.slice(0, 14)}${id[14] === '7' ? '4' : '7'}${id.slice(15)}`
  await harbor.omar.does(writePlanText, {
    teamId: crew,
    planId: alike,
    field: 'target',
    text: 'Mine',
    from: 0,
  })
  expect((await textOf(leadership, 'target')).text).toBe('Twice as far')
  expect((await textOf(crew, 'target')).text).toBe('Mine')
  await harbor.omar.does(archivePlan, { planId: alike })
  const [itemId] = await add(harbor.maya, leadership, 'yearGoals', 'A third boat')
  await harbor.maya.does(removePlanItem, { itemId: itemId! })
  await expect(
    harbor.maya.does(writePlanItem, { itemId: itemId!, field: 'title', text: 'A fourth boat', from: 1 }),
  ).rejects.toMatchObject(refused('access/not-found'))
  if (own) await harbor.omar.does(restorePlan, { planId: own.id })
})

test('an archived plan makes room for another, and comes back only without one', async () => {
  const { crew } = harbor.teams
  const { plan } = await sheetOf(crew)
  await harbor.omar.does(archivePlan, { planId: plan!.id })
  expect((await sheetOf(crew)).plan).toBeUndefined()
  await write(harbor.omar, crew, 'purpose', 'Another')
  await expect(harbor.omar.does(restorePlan, { planId: plan!.id })).rejects.toMatchObject(
    refused('plan/exists'),
  )
  await harbor.omar.does(archivePlan, { planId: (await sheetOf(crew)).plan!.id })
  await harbor.omar.does(restorePlan, { planId: plan!.id })
  expect((await sheetOf(crew)).plan?.id).toBe(plan!.id)
})

test('the company’s plan goes with the lead', async () => {
  const { crew, leadership } = harbor.teams
  const { plan } = await sheetOf(leadership)
  await harbor.omar.does(archivePlan, { planId: (await sheetOf(crew)).plan!.id })
  await harbor.maya.does(updateTeam, { id: crew, isLeadership: true })
  expect((await sheetOf(crew)).plan?.id).toBe(plan!.id)
  expect((await sheetOf(crew)).texts.every(({ teamId }) => teamId === crew)).toBe(true)
  await harbor.maya.does(updateTeam, { id: leadership, isLeadership: true })
})
