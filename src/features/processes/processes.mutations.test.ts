import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { newId } from '../../sync/id.ts'
import { createDraft, startChart } from '../org-chart/charts/charts.mutations.ts'
import { addSeat } from '../org-chart/seats/seats.mutations.ts'
import { setPermission } from '../people/people.mutations.ts'
import { fieldHistory } from '../revisions/revisions.queries.ts'
import { processOf, publish, publishedOf, stepOf } from './processes-harness.ts'
import {
  archiveProcess,
  assignProcess,
  confirmProcess,
  createProcess,
  moveProcess,
  restoreProcess,
  updateProcess,
} from './processes.mutations.ts'
import { archivedProcesses, openProcess, processList } from './processes.queries.ts'
import { processes, processPublished, processSteps, processVersions } from './processes.table.ts'
import { publishProcess } from './publishing/publish.mutations.ts'
import { versionsOfProcess } from './publishing/versions.queries.ts'
import {
  addSteps,
  moveStep,
  removeStep,
  renameStep,
  setStepSeat,
  writeStep,
} from './steps/steps.mutations.ts'

let story: Cast, harbor: Cast['harbor'], lantern: Cast['lantern']
beforeAll(async () => {
  story = await cast()
  ;({ harbor, lantern } = story)
})
afterAll(() => story.stop())

const titles = async (id: string) =>
  (await harbor.omar.asks(openProcess, { id, teamIds: [] }))!.steps.map(({ title }) => title)

describe('who writes processes', () => {
  test('managers of the team add them and say whose they are; the owner writes, others of the team read', async () => {
    const { maya, omar, lena, theo, teams } = harbor
    const add = { id: newId(), teamId: teams.crew, name: 'Selling', ownerId: lena.id }
    await expect(lena.does(createProcess, add)).rejects.toMatchObject(refused('process/managers-only'))
    await omar.does(createProcess, add)
    await lena.does(updateProcess, { id: add.id, summary: 'From a call to an order.' })
    await expect(lena.does(assignProcess, { id: add.id, ownerId: omar.id })).rejects.toMatchObject(
      refused('process/managers-only'),
    )
    await expect(theo.does(updateProcess, { id: add.id, name: 'X' })).rejects.toMatchObject(
      refused('access/denied'),
    )
    expect(theo.holds(processes).some(({ id }) => id === add.id)).toBe(true)
    await maya.does(assignProcess, { id: add.id, ownerId: omar.id })
    await expect(lena.does(updateProcess, { id: add.id, name: 'X' })).rejects.toMatchObject(
      refused('process/not-yours'),
    )
    await expect(lantern.ravi.does(updateProcess, { id: add.id, name: 'X' })).rejects.toMatchObject(
      refused('access/not-found'),
    )
  })

  test('an owner is an active member of the team', async () => {
    const { omar, maya, ina, teams } = harbor
    for (const person of [maya, ina, lantern.ravi])
      await expect(
        omar.does(createProcess, { id: newId(), teamId: teams.crew, name: 'Selling', ownerId: person.id }),
      ).rejects.toBeDefined()
  })

  test('an owner who may only look at things writes no more', async () => {
    const { maya, omar, lena, teams } = harbor
    const id = await processOf(omar, teams.crew, lena.id)
    await stepOf(lena, id)
    await maya.does(setPermission, { auditId: newId(), personId: lena.id, level: 'view-only' })
    await expect(stepOf(lena, id)).rejects.toMatchObject(refused('access/denied'))
    await maya.does(setPermission, { auditId: newId(), personId: lena.id, level: 'member' })
    await stepOf(lena, id)
  })
})

describe('steps', () => {
  let id: string
  beforeEach(async () => {
    id = await processOf(harbor.omar, harbor.teams.crew)
  })

  test('stand where they are put, several at a time, and go to another place', async () => {
    const { omar } = harbor
    const last = await stepOf(omar, id, 'Sail')
    const steps = ['Look', 'Cast off'].map((title) => ({ id: newId(), title, body: '' }))
    await omar.does(addSteps, { processId: id, beforeId: last, steps })
    expect(await titles(id)).toEqual(['Look', 'Cast off', 'Sail'])
    await omar.does(moveStep, { id: last, beforeId: steps[0]!.id })
    expect(await titles(id)).toEqual(['Sail', 'Look', 'Cast off'])
    await omar.does(moveStep, { id: last, beforeId: null })
    await omar.does(renameStep, { id: last, title: 'Sail on' })
    await omar.does(removeStep, { id: steps[0]!.id })
    expect(await titles(id)).toEqual(['Cast off', 'Sail on'])
  })

  test('keep what they said before somebody wrote them anew', async () => {
    const { omar, maya, teams } = harbor
    const step = await stepOf(omar, id, 'Cast off', 'Bow first.')
    await maya.does(writeStep, { id: step, text: 'Stern first.', from: 1 })
    const history = await omar.asks(fieldHistory, {
      entity: 'process_steps',
      entityId: step,
      field: 'body',
      audience: 'team',
      teamId: teams.crew,
      personId: null,
    })
    expect(history.map(({ revision }) => revision.before)).toEqual(['Bow first.'])
  })

  test('are thirty at most, and three pages in all', async () => {
    const { omar } = harbor
    const steps = (count: number, body: string) =>
      Array.from({ length: count }, () => ({ id: newId(), title: 'Step', body }))
    await omar.does(addSteps, { processId: id, beforeId: null, steps: steps(9, 'x'.repeat(2_000)) })
    await expect(
      omar.does(addSteps, { processId: id, beforeId: null, steps: steps(1, 'x'.repeat(2_000)) }),
    ).rejects.toMatchObject({
      reason: { code: 'process/too-long', detail: expect.stringContaining('40 characters are over') },
    })
    await omar.does(addSteps, { processId: id, beforeId: null, steps: steps(21, '') })
    await expect(stepOf(omar, id)).rejects.toMatchObject(refused('process/room'))
  })

  test('name no seat of another company', async () => {
    const step = await stepOf(harbor.omar, id)
    await expect(harbor.omar.does(setStepSeat, { id: step, seatId: newId() })).rejects.toMatchObject(
      refused('access/not-found'),
    )
  })
})

describe('publishing', () => {
  test('gives readers the process as it was then, version by version', async () => {
    const { omar, theo, maya, teams } = harbor
    const id = await processOf(omar, teams.crew)
    await expect(publish(omar, id, '')).rejects.toMatchObject(refused('process/no-steps'))
    const step = await stepOf(omar, id)
    await publish(omar, id, '')
    await omar.does(renameStep, { id: step, title: 'Let go' })
    const shown = () => maya.holds(processPublished).find((one) => one.id === id)
    expect(shown()).toMatchObject({ version: 1, confirmFrom: 1, steps: [{ title: 'Cast off' }] })
    await expect(publish(omar, id, '')).rejects.toMatchObject(refused('process/change-note-required'))
    await publish(omar, id, 'Shorter')
    expect(shown()).toMatchObject({ version: 2, confirmFrom: 2, steps: [{ title: 'Let go' }] })
    await expect(publish(omar, id)).rejects.toMatchObject(refused('process/nothing-new'))
    await omar.does(renameStep, { id: step, title: 'Let go.' })
    await omar.does(publishProcess, {
      id,
      versionId: newId(),
      changeNote: 'A full stop',
      confirmAgain: false,
    })
    expect(shown()).toMatchObject({ version: 3, confirmFrom: 2 })
    const versions = await theo.asks(versionsOfProcess, {
      processId: id,
      teamId: teams.crew,
      audience: 'company',
    })
    expect(versions.map(({ version, changeNote }) => [version, changeNote])).toEqual([
      [3, 'A full stop'],
      [2, 'Shorter'],
      [1, ''],
    ])
  })

  test('reaches those for whom it is meant, and what is kept for the team leaves the others at once', async () => {
    const { omar, lena, maya, teams } = harbor
    const id = await publishedOf(maya, teams.leadership)
    const lenas = () =>
      [processes, processSteps, processPublished, processVersions].map(
        (table) =>
          lena.holds(table as typeof processPublished).filter((row) => row.teamId === teams.leadership)
            .length,
      )
    expect(lenas()).toEqual([0, 0, 1, 1])
    await maya.does(updateProcess, { id, audience: 'team' })
    await lena.verifyStore()
    expect(lenas()).toEqual([0, 0, 0, 0])
    expect(await lena.asks(openProcess, { id, teamIds: [] })).toBeNull()
    expect(await omar.asks(openProcess, { id, teamIds: [] })).toMatchObject({ mayEdit: true })
  })
})

test('a process is reviewed after the months that were chosen, and said to be still right', async () => {
  const { omar, teams } = harbor
  const id = await processOf(omar, teams.crew)
  await stepOf(omar, id)
  await expect(omar.does(confirmProcess, { id })).rejects.toMatchObject(refused('process/not-published'))
  await publish(omar, id)
  const due = () => omar.holds(processes).find((one) => one.id === id)!.reviewDueOn
  const yearly = due()!
  await omar.does(updateProcess, { id, reviewEvery: 3 })
  expect(due()! < yearly).toBe(true)
  await expect(omar.does(updateProcess, { id, reviewEvery: 4 })).rejects.toMatchObject(
    refused('process/review-every'),
  )
  await omar.does(updateProcess, { id, reviewEvery: null })
  expect(due()).toBeNull()
  await expect(omar.does(confirmProcess, { id })).rejects.toMatchObject(refused('process/no-review'))
})

test('an archived process leaves the lists, takes nothing, and comes back as it was', async () => {
  const { omar, lena, teams } = harbor
  const id = await publishedOf(omar, teams.crew)
  const listed = async () => (await lena.asks(processList, { teamIds: [] })).some((entry) => entry.id === id)
  expect(await listed()).toBe(true)
  await omar.does(archiveProcess, { id })
  expect(await listed()).toBe(false)
  await expect(stepOf(omar, id)).rejects.toMatchObject(refused('process/archived'))
  expect((await omar.asks(archivedProcesses, { teamIds: [] })).map((one) => one.id)).toContain(id)
  expect(await lena.asks(archivedProcesses, { teamIds: [] })).toEqual([])
  await omar.does(restoreProcess, { id })
  expect(await listed()).toBe(true)
})

test('a company has room for a hundred, in an order by hand', async () => {
  const { ravi, teams } = lantern
  const names = Array.from({ length: 100 }, (_, index) => ({ id: newId(), name: `Process ${index}` }))
  for (const one of names)
    await ravi.did(createProcess, { ...one, teamId: teams.leadership, ownerId: ravi.id })
  await expect(processOf(ravi, teams.leadership)).rejects.toMatchObject(refused('process/room'))
  await ravi.does(moveProcess, { id: names[99]!.id, beforeId: names[0]!.id })
  const [first] = await ravi.asks(processList, { teamIds: [] })
  expect(first!.name).toBe('Process 99')
})

test('the last hundred versions are kept, and all of them become the team’s when the process does', async () => {
  const { omar, lena, maya, teams } = harbor
  const id = await processOf(omar, teams.crew)
  const step = await stepOf(omar, id)
  for (let count = 1; count <= 103; count++) {
    await omar.did(renameStep, { id: step, title: `Cast off ${count}` })
    await omar.did(publishProcess, { id, versionId: newId(), changeNote: 'The title', confirmAgain: true })
  }
  const versions = await lena.asks(versionsOfProcess, {
    processId: id,
    teamId: teams.crew,
    audience: 'company',
  })
  expect([versions.length, versions[0]!.version, versions.at(-1)!.version]).toEqual([100, 103, 4])
  await omar.does(updateProcess, { id, audience: 'team' })
  const { rows } = await inCompany(story.pool, harbor.companyId, null, (client) =>
    client.query(
      'select audience, count(*)::int from process_versions where process_id = $1 group by audience',
      [id],
    ),
  )
  expect(rows).toEqual([{ audience: 'team', count: 100 }])
  expect(
    maya.holds(processVersions).filter((one) => one.processId === id && one.audience === 'company'),
  ).toEqual([])
})

test('a step is done by a seat of the live chart only', async () => {
  const { maya, omar, teams } = harbor
  const chart = { live: newId(), draft: newId(), seat: newId(), drafted: newId() }
  await maya.does(startChart, { id: chart.live, name: 'Chart', seats: [{ id: chart.seat, name: 'Mate' }] })
  await maya.does(createDraft, { id: chart.draft, name: 'Draft' })
  const place = { chartId: chart.draft, parentId: null, before: null }
  await maya.does(addSeat, { ...place, id: chart.drafted, name: 'Cook' })
  const step = await stepOf(omar, await processOf(omar, teams.crew))
  await omar.does(setStepSeat, { id: step, seatId: chart.seat })
  await expect(omar.does(setStepSeat, { id: step, seatId: chart.drafted })).rejects.toMatchObject(
    refused('access/not-found'),
  )
})
