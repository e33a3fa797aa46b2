import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../../tests/cast.ts'
import { haveHeard } from '../../../../tests/heard.ts'
import { countedPool } from '../../../../tests/counted-pool.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import { newId } from '../../../sync/id.ts'
import { addDays, startOfQuarter, utcDayOf } from '../../time/calendar.rules.ts'
import { toolsLastUsed } from '../sheets/sheets.queries.ts'
import { answerCheckup, noteCheckup, submitCheckup } from './answers.mutations.ts'
import { newHands, submitted } from './checkups-harness.ts'
import { closeCheckup, openCheckup } from './checkups.mutations.ts'
import { checkupsOf, checkupsToAnswer, ownCheckup } from './checkups.queries.ts'
import { settleCheckups, settleWhereDue } from './checkups.server.ts'
import { checkupAnswers, checkupResults, checkups } from './checkups.table.ts'

let scene: Cast, harbor: Cast['harbor'], hands: string[]
beforeAll(async () => {
  scene = await cast()
  harbor = scene.harbor
  hands = await newHands(scene, 3)
  await everybodyHasHeard()
})
afterAll(() => scene.stop())

const today = utcDayOf(new Date().toISOString())
const everybody = () => [harbor.maya, harbor.omar, harbor.lena, harbor.theo]
const everybodyHasHeard = () => haveHeard(everybody())

/** What the job does each minute. A server that was killed after each commit leaves everything to it. */
async function aMinuteLater(days = 0): Promise<void> {
  await settleCheckups(scene, harbor.companyId, Date.parse(`${addDays(today, days)}T12:00:00Z`))
  await everybodyHasHeard()
}

/** Omar opens a check-up of the crew, once the one before is closed. */
async function opened(closesOn = addDays(today, 10)): Promise<string> {
  const id = newId()
  await harbor.omar.does(openCheckup, { id, teamId: harbor.teams.crew, closesOn })
  return id
}

async function closed(checkupId: string): Promise<void> {
  await harbor.omar.does(closeCheckup, { checkupId })
  await aMinuteLater()
}

const submits = async (personId: string, id: string, points: number, note?: string) => {
  await submitted(scene, personId, id, points, note)
  await everybodyHasHeard()
}

const resultsIn = (who: Player, id: string) => who.holds(checkupResults).find((one) => one.id === id)
const checkupIn = (who: Player, id: string) => who.holds(checkups).find((one) => one.id === id)!

test('a team answers: results come with the end, and no browser ever has the answers of anybody else', async () => {
  const { maya, omar, lena, theo } = harbor
  const id = await opened()
  expect(checkupIn(lena, id)).toMatchObject({
    quarter: startOfQuarter(today),
    answered: 0,
    invitedIds: expect.arrayContaining([omar.id, lena.id, theo.id, ...hands]),
  })
  // The director is not on the crew, and whoever is inactive does not work here at the moment.
  expect(checkupIn(lena, id).invitedIds).toHaveLength(6)
  await lena.does(answerCheckup, { checkupId: id, place: 0, points: 2 })
  await lena.does(noteCheckup, { checkupId: id, note: 'SECRET OF LENA' })
  expect(await lena.asks(ownCheckup, { checkupId: id })).toMatchObject({
    answers: [2, ...Array(19).fill(0)],
    note: 'SECRET OF LENA',
    submittedAt: null,
  })
  await submits(lena.id, id, 2)
  await submits(theo.id, id, 4, 'SECRET OF THEO')
  for (const hand of hands) await submits(hand, id, 4)
  await aMinuteLater()
  expect(checkupIn(omar, id)).toMatchObject({ answered: 5, closedAt: null })
  expect(resultsIn(omar, id)).toBeUndefined()
  for (const who of [maya, omar, theo])
    expect(JSON.stringify(who.holds(checkupAnswers))).not.toContain('SECRET OF LENA')

  await closed(id)
  const found = resultsIn(lena, id)!
  expect(found).toMatchObject({ invited: 6, answered: 5 })
  expect(found.statements).toHaveLength(20)
  expect(found.statements[0]).toMatchObject({ average: 18 / 5, count: 5 })
  expect(found.notes.toSorted()).toEqual(['SECRET OF LENA', 'SECRET OF THEO'])
  for (const who of everybody())
    for (const { personId } of who.holds(checkupAnswers)) expect(personId).toBe(who.id)
  expect((await omar.asks(toolsLastUsed, {}))['health-tracking']).toBe(checkupIn(omar, id).createdAt)
  // Nothing of the result names anybody.
  for (const person of [lena.id, theo.id, ...hands]) expect(JSON.stringify(found)).not.toContain(person)
})

test('four answers show nothing, to the director neither', async () => {
  const { maya, omar, lena } = harbor
  const id = await opened()
  for (const who of [lena.id, ...hands]) await submits(who, id, 1, 'SECRET')
  await closed(id)
  for (const who of [maya, omar])
    expect(resultsIn(who, id)).toMatchObject({ answered: 4, statements: [], notes: [] })
  const { entries } = await maya.asks(checkupsOf, { teamId: harbor.teams.crew })
  expect(JSON.stringify(entries.find(({ checkup }) => checkup.id === id))).not.toMatch(/SECRET|"average"/)
  // The database refuses it as well, whatever code comes.
  await expect(
    inCompany(scene.pool, harbor.companyId, null, (client) =>
      client.query(`update checkup_results set notes = '["SECRET"]' where company_id = $1 and id = $2`, [
        harbor.companyId,
        id,
      ]),
    ),
  ).rejects.toThrow('checkup_results_five')
})

test('the database gives whoever acts for a person their own answers alone', async () => {
  const { maya, lena } = harbor
  const seenBy = (personId: string | null) =>
    inCompany(scene.pool, harbor.companyId, personId, async (client) => {
      const { rows } = await client.query<{ person: string }>(
        'select distinct person_id as person from checkup_answers where company_id = $1',
        [harbor.companyId],
      )
      return rows.map(({ person }) => person)
    })
  expect(await seenBy(maya.id)).toEqual([])
  expect(await seenBy(lena.id)).toEqual([lena.id])
  expect((await seenBy(null)).length).toBeGreaterThan(1)
})

test('a day over closes a check-up once, on two servers at once and as often as they look', async () => {
  const { omar, lena, theo } = harbor
  const id = await opened(addDays(today, 1))
  for (const who of [omar.id, lena.id, theo.id, ...hands]) await submits(who, id, 3)
  const other = makeNode(scene.pool)
  await other.start()
  const both = [scene, { node: other, pool: scene.pool }]
  const settle = (days: number) =>
    Promise.all(
      both.map((place) =>
        settleCheckups(place, harbor.companyId, Date.parse(`${addDays(today, days)}T12:00:00Z`)),
      ),
    )
  await settle(1)
  await everybodyHasHeard()
  expect(checkupIn(omar, id)).toMatchObject({ closedAt: null, answered: 6 })
  await settle(2)
  await settle(3)
  await everybodyHasHeard()
  const { closedAt } = checkupIn(omar, id)
  expect(closedAt).not.toBeNull()
  expect(resultsIn(omar, id)).toMatchObject({ answered: 6 })
  const changes = await inCompany(scene.pool, harbor.companyId, null, (client) =>
    client.query(
      `select from sync_change where company_id = $1 and row_id = $2 and entity = 'checkup_results'`,
      [harbor.companyId, id],
    ),
  )
  expect(changes.rowCount).toBe(1)
  await other.stop()
})

test('a server that dies between the end and the result leaves it to the next look', async () => {
  const id = await opened()
  for (const who of [harbor.lena.id, harbor.theo.id, ...hands]) await submits(who, id, 5)
  await harbor.omar.does(closeCheckup, { checkupId: id })
  expect(checkupIn(harbor.omar, id)).toMatchObject({ answered: 0 })
  expect(resultsIn(harbor.omar, id)).toBeUndefined()
  await aMinuteLater()
  expect(resultsIn(harbor.omar, id)).toMatchObject({ answered: 5 })
  expect(checkupIn(harbor.omar, id)).toMatchObject({ answered: 5 })
})

test('what comes too late, twice or unfinished does not count', async () => {
  const { lena, theo } = harbor
  const id = await opened()
  await expect(lena.does(submitCheckup, { checkupId: id })).rejects.toMatchObject(
    refused('checkup/incomplete'),
  )
  await submits(lena.id, id, 4)
  await expect(lena.does(answerCheckup, { checkupId: id, place: 3, points: 1 })).rejects.toMatchObject(
    refused('checkup/submitted'),
  )
  await expect(lena.does(submitCheckup, { checkupId: id })).rejects.toMatchObject(
    refused('checkup/submitted'),
  )
  await theo.does(answerCheckup, { checkupId: id, place: 3, points: 1 })
  expect((await theo.asks(checkupsToAnswer, {})).map((one) => one.id)).toEqual([id])
  await closed(id)
  for (const late of [
    () => theo.does(answerCheckup, { checkupId: id, place: 4, points: 1 }),
    () => theo.does(noteCheckup, { checkupId: id, note: 'Late' }),
    () => theo.does(submitCheckup, { checkupId: id }),
  ])
    await expect(late()).rejects.toMatchObject(refused('checkup/closed'))
  expect(resultsIn(theo, id)).toMatchObject({ answered: 1 })
  expect(await theo.asks(checkupsToAnswer, {})).toEqual([])
})

test('who may: managers their own teams, directors any team and the company; only who was invited answers', async () => {
  const { maya, omar, lena, teams } = harbor
  const closesOn = addDays(today, 3)
  const companyWide = () => ({ id: newId(), teamId: null, closesOn })
  await expect(omar.does(openCheckup, companyWide())).rejects.toMatchObject(
    refused('checkup/not-yours', 'Access Denied'),
  )
  await expect(lena.does(openCheckup, { ...companyWide(), teamId: teams.crew })).rejects.toMatchObject(
    refused('access/denied'),
  )
  const elsewhere = { id: newId(), teamId: scene.lantern.teams.leadership, closesOn }
  await expect(maya.does(openCheckup, elsewhere)).rejects.toMatchObject(refused('access/not-found'))
  const one = companyWide()
  await maya.does(openCheckup, one)
  await expect(maya.does(openCheckup, companyWide())).rejects.toMatchObject(refused('checkup/open-already'))
  await expect(omar.does(closeCheckup, { checkupId: one.id })).rejects.toMatchObject(
    refused('checkup/not-yours', 'Access Denied'),
  )
  const ofCrew = await opened()
  await expect(maya.does(answerCheckup, { checkupId: ofCrew, place: 0, points: 1 })).rejects.toMatchObject(
    refused('checkup/not-invited', 'Access Denied'),
  )
  expect(await maya.asks(ownCheckup, { checkupId: ofCrew })).toBeNull()
  await maya.does(closeCheckup, { checkupId: ofCrew })
  await maya.does(closeCheckup, { checkupId: one.id })
})

test.each([-1, 91])('a check-up does not close %d days from now', async (days) => {
  await expect(opened(addDays(today, days))).rejects.toMatchObject(refused('checkup/day'))
})

test('a quarter has room for so many', async () => {
  const teamId = harbor.teams.leadership
  for (let turn = 0; turn < 12; turn++) {
    const id = newId()
    await harbor.maya.does(openCheckup, { id, teamId, closesOn: today })
    await harbor.maya.does(closeCheckup, { checkupId: id })
  }
  await expect(harbor.maya.does(openCheckup, { id: newId(), teamId, closesOn: today })).rejects.toMatchObject(
    refused('checkup/room'),
  )
})

test('while nobody does anything, no company is asked before the last day of a check-up is over', async () => {
  const id = await opened(addDays(today, 2))
  const { pool, taken, restart } = countedPool(scene.pool)
  const place = { ...scene, pool, log: { error: () => {} } as never }
  const look = async (day: number, time: string) => {
    restart()
    await settleWhereDue(place, Date.parse(`${addDays(today, day)}T${time}Z`))
    return taken()
  }
  await look(0, '12:00:00')
  await look(0, '12:01:00')
  // The list of companies. The node reads their heads.
  expect(await look(2, '23:59:59')).toBe(1)
  expect(await look(3, '00:00:00')).toBeGreaterThan(1)
  await everybodyHasHeard()
  expect(checkupIn(harbor.omar, id).closedAt).not.toBeNull()
})
