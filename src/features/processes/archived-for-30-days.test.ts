import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type Cast } from '../../../tests/cast.ts'
import { haveHeard } from '../../../tests/heard.ts'
import { daysAgo, harborBefore } from '../../../tests/long-ago.ts'
import { newId } from '../../sync/id.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { newRow } from '../people/company-rows.rules.ts'
import { restoreProcess } from './processes.mutations.ts'
import { archivedProcesses, openProcess, processList } from './processes.queries.ts'
import { processes, processPublished, processSteps } from './processes.table.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
})
afterAll(() => story.stop())

const { seed } = harborBefore(() => story)

/** A process of the crew that Omar has published and archived so many days ago. */
async function archivedBefore(days: number): Promise<string> {
  const [id, stepId] = [newId(), newId()]
  const [teamId, ownerId, archivedAt] = [harbor.teams.crew, harbor.omar.id, daysAgo(days)]
  const made = { createdBy: ownerId, createdAt: archivedAt }
  const said = { teamId, name: 'Leaving harbour', summary: '', ownerId, version: 1, archivedAt }
  const step = { id: stepId, title: 'Let go', body: 'Bow line last', seatId: null }
  await seed([
    newRow(processes, {
      ...said,
      id,
      audience: 'company',
      reviewEvery: null,
      reviewDueOn: null,
      readingMetricId: null,
      displayOrder: 1,
      ...made,
      updatedAt: archivedAt,
    }),
    newRow(processSteps, {
      ...step,
      processId: id,
      teamId,
      displayOrder: 1,
      version: 1,
      updatedBy: ownerId,
      updatedAt: archivedAt,
      ...made,
    }),
    newRow(processPublished, {
      ...said,
      id,
      audience: 'company',
      changeNote: '',
      steps: [step],
      publishedBy: ownerId,
      publishedAt: archivedAt,
      confirmFrom: 1,
      askedAt: archivedAt,
    }),
  ])
  return id
}

const offered = async () => (await harbor.omar.asks(archivedProcesses, { teamIds: [] })).map((one) => one.id)

test('what was archived 29 days ago is offered, and comes back with its steps for all its readers', async () => {
  const { omar, lena } = harbor
  const id = await archivedBefore(29)
  expect(await offered()).toContain(id)
  await omar.does(restoreProcess, { id })
  expect(await offered()).not.toContain(id)
  expect((await lena.asks(processList, { teamIds: [] })).map((entry) => entry.id)).toContain(id)
  const open = await omar.asks(openProcess, { id, teamIds: [] })
  expect(open?.steps.map(({ body }) => body)).toEqual(['Bow line last'])
})

test('what was archived 31 days ago is offered to nobody and in no browser, and what people confirmed is kept', async () => {
  const { omar, lena } = harbor
  const id = await archivedBefore(31)
  expect(await offered()).not.toContain(id)
  expect(await omar.asks(openProcess, { id, teamIds: [] })).toBeNull()
  await haveHeard([omar, lena])
  for (const player of [omar, lena]) {
    expect(player.holds(processes).filter((row) => row.id === id)).toEqual([])
    expect(player.holds(processSteps).filter((row) => row.processId === id)).toEqual([])
    expect(player.holds(processPublished).filter((row) => row.id === id)).toEqual([])
  }
  const { rows } = await inCompany(story.pool, harbor.companyId, null, (client) =>
    client.query('select version from process_published where id = $1', [id]),
  )
  expect(rows).toEqual([{ version: 1 }])
})
