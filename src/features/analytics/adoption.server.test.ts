import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Player } from '../../../tests/player.ts'
import { chance, seeds } from '../../../tests/seeded.ts'
import { type Served, served, type SignedIn } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import { setLab } from '../companies/companies.mutations.ts'
import { createMetric } from '../metrics/definition/metric-definition.mutations.ts'
import { newRow } from '../people/company-rows.rules.ts'
import { insertRows } from '../people/insert-rows.mutations.ts'
import { addProcessMetric } from '../processes/followed/followed.mutations.ts'
import { followedByEveryone, type FollowedBy } from '../processes/followed/followed.queries.ts'
import { monthOf } from '../processes/followed/followed.rules.ts'
import { FOLLOWED, processChecks } from '../processes/followed/followed.table.ts'
import { processes, processPublished } from '../processes/processes.table.ts'
import { processReaders, processReadings } from '../processes/readers/readers.table.ts'
import { readingId, settleCompany } from '../processes/readings/settle.server.ts'
import { addDays, utcDayOf } from '../time/calendar.rules.ts'
import { pastOf, rowsOfPast } from './analytics-harness.ts'
import type { ChartAnswer, FactRow, RowsAnswer } from './analytics.requests.ts'

const [seed] = seeds(1)
const today = utcDayOf(new Date().toISOString())
const dice = chance(seed!)

let server: Served
const signed: Record<string, SignedIn> = {}
const ids: { id: string; teamId: string }[] = []

/** A process with whatever chance says of it, as rows. */
function someProcess(teamId: string, ownerId: string, people: readonly string[]) {
  const id = newId()
  const createdAt = `${addDays(today, -200)}T09:00:00.000Z`
  const place = { id, teamId, name: `Process ${id}`, summary: '', ownerId, audience: 'company' as const }
  const { ownerId: publishedBy } = place
  const asked = people.filter(() => dice.integer(1, 3) > 1)
  const reads = { version: 1, assignedOn: addDays(today, -90), dueOn: addDays(today, -80), endedAt: null }
  const reviewDueOn = dice.integer(1, 4) === 1 ? null : addDays(today, dice.integer(-60, 30))
  ids.push({ id, teamId })
  return [
    newRow(processes, {
      ...place,
      version: 1,
      reviewEvery: 6,
      reviewDueOn,
      readingMetricId: null,
      displayOrder: 0,
      createdBy: ownerId,
      createdAt,
      updatedAt: createdAt,
      archivedAt: null,
    }),
    newRow(processPublished, {
      ...place,
      version: 1,
      changeNote: '',
      steps: [],
      publishedBy,
      publishedAt: createdAt,
      confirmFrom: 1,
      askedAt: createdAt,
      archivedAt: null,
    }),
    ...asked.flatMap((personId) => {
      const hasRead = dice.integer(1, 2) === 1
      return [
        newRow(processReaders, {
          id: newId(),
          processId: id,
          teamId,
          kind: 'person',
          toTeamId: null,
          toSeatId: null,
          toPersonId: personId,
          days: 10,
          createdBy: ownerId,
          createdAt,
        }),
        newRow(processReadings, {
          id: readingId(id, personId),
          personId,
          processId: id,
          ...reads,
          confirmedVersion: hasRead ? 1 : null,
          confirmedAt: hasRead ? createdAt : null,
        }),
      ]
    }),
    ...someAnswers().map(([month, answeredOn]) =>
      newRow(processChecks, {
        id: newId(),
        processId: id,
        teamId,
        month,
        followed: dice.pick(FOLLOWED),
        note: null,
        answeredOn,
        createdBy: ownerId,
        createdAt,
      }),
    ),
  ]
}

/** When a process was answered about: at most three times, and once a month. */
function someAnswers(): [month: string, answeredOn: string][] {
  const days = [0, 1, 2]
    .slice(0, dice.integer(0, 3))
    .map((back) => addDays(today, -dice.integer(0, 10) - 30 * back))
  return [...new Map(days.map((day) => [monthOf(day), day]))]
}

beforeAll(async () => {
  server = await served()
  const { harbor, services } = server
  const [maya, omar] = [harbor.people['maya']!, harbor.people['omar']!]
  for (const lab of ['analytics', 'process'] as const)
    await services.node.run(harbor.id, maya, setLab, { lab, isOn: true })
  for (const teamId of Object.values(harbor.teams)) {
    const { measured } = pastOf(dice, { teamId, people: [omar], today, count: 6, days: 200 })
    const rows = rowsOfPast({ goals: [], tasks: [], issues: [], held: [], measured })
    const made = Array.from({ length: 8 }, () =>
      someProcess(teamId, omar, Object.values(harbor.people)),
    ).flat()
    await services.node.run(harbor.id, null, insertRows([...rows, ...made]), {})
    const live = measured.flatMap(({ metric }) => (metric.deletedAt === null ? [metric.id] : []))
    const formula = `[${live[0]}] * 2`
    const draft = { id: newId(), teamId, ownerId: omar, name: `Twice ${teamId}`, description: null }
    await services.node.run(harbor.id, omar, createMetric, {
      ...draft,
      unit: 'number',
      targetValue: 10,
      targetLogic: 'greater_than_or_equal',
      aggregationType: 'total',
      formula,
    })
    for (const { id } of ids.filter((one) => one.teamId === teamId))
      for (const metricId of [...live, draft.id].filter(() => dice.integer(1, 3) === 1))
        await services.node.run(harbor.id, omar, addProcessMetric, { id: newId(), processId: id, metricId })
  }
  // As the server does by and by, so that nothing changes between two answers.
  await settleCompany(services, harbor.id)
  for (const name of ['maya', 'omar']) signed[name] = await server.signIn(harbor.people[name]!)
})
afterAll(() => server.stop())

async function ask<Answer>(who: SignedIn, path: string): Promise<Answer> {
  const answer = await fetch(`${server.url}/api/analytics/${server.harbor.id}/adoption${path}`, {
    headers: { cookie: who.cookie },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer
}

const rowsOf = async (who: SignedIn, figure: string): Promise<FactRow[]> =>
  (await ask<RowsAnswer>(who, `/rows?figure=${figure}`)).rows

describe(`with seed ${seed}`, () => {
  test.each(['maya', 'omar'])(
    'what %s is told of processes is what each of their pages says',
    async (name) => {
      const { node } = server.services
      const player = await Player.enter(node, server.harbor.id, server.harbor.people[name]!)
      const said = new Map<string, FollowedBy>()
      for (const { id } of ids)
        said.set(id, (await player.asks(followedByEveryone, { processId: id, today }))!)
      for (const part of ['read', 'measured', 'followed', 'current'] as const) {
        const rows = await rowsOf(signed[name]!, part)
        expect(rows.map(({ id }) => id).toSorted(), part).toEqual(ids.map(({ id }) => id).toSorted())
        for (const { id, amount } of rows) expect(amount, part).toBeCloseTo(said.get(id)!.parts[part], 6)
      }
      const everyone = await rowsOf(signed[name]!, 'by-everyone')
      const followed = everyone.filter(({ state }) => state === 'by-everyone').map(({ id }) => id)
      expect(followed.toSorted()).toEqual(
        ids.flatMap(({ id }) => (said.get(id)!.isFollowed ? [id] : [])).toSorted(),
      )
      expect([...said.values()].some(({ parts }) => parts.read > 0)).toBe(true)
      expect([...said.values()].some(({ parts }) => parts.measured > 0 && parts.measured < 100)).toBe(true)
    },
  )
})

test('processes of other teams and those of a company that has switched processes off are not told', async () => {
  const { harbor, services } = server
  const crew = await ask<ChartAnswer>(signed['maya']!, `?teams=${harbor.teams.crew}`)
  const counted = ({ sums }: ChartAnswer) =>
    sums.find(({ at, state }) => at === null && state === 'process-read')?.count ?? 0
  expect(counted(crew)).toBe(8)
  await services.node.run(harbor.id, harbor.people['maya']!, setLab, { lab: 'process', isOn: false })
  expect(counted(await ask<ChartAnswer>(signed['maya']!, ''))).toBe(0)
  await services.node.run(harbor.id, harbor.people['maya']!, setLab, { lab: 'process', isOn: true })
  expect(counted(await ask<ChartAnswer>(signed['maya']!, ''))).toBe(16)
})
