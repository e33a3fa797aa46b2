import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { chance, seeds } from '../../../../tests/seeded.ts'
import { newId } from '../../../sync/id.ts'
import { startChart } from '../../org-chart/charts/charts.mutations.ts'
import { addHolder, removeHolder } from '../../org-chart/seats/holders.mutations.ts'
import { addTeamMember, removeTeamMember } from '../../people/team-members.mutations.ts'
import { archiveProcess, restoreProcess, updateProcess } from '../processes.mutations.ts'
import { publish, publishedOf, stepOf } from '../processes-harness.ts'
import { processes, processPublished } from '../processes.table.ts'
import { addReader, removeReader, setReaderDays } from '../readers/readers.mutations.ts'
import { type ReaderKind, processReadingCounts, processReadings } from '../readers/readers.table.ts'
import { confirmReading } from './readings.mutations.ts'
import { processesToRead } from './readings.queries.ts'
import { settleCompany } from './settle.server.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
})
afterAll(() => story.stop())

const settle = async () => {
  await settleCompany(story, harbor.companyId)
  ;(await story.node.company(harbor.companyId))!.hub.flush()
}

async function ask(by: Player, processId: string, kind: ReaderKind, target: string | null = null, days = 14) {
  const id = newId()
  const of = (one: ReaderKind) => (kind === one ? target : null)
  const who = { kind, toTeamId: of('team'), toSeatId: of('seat'), toPersonId: of('person') }
  await by.does(addReader, { id, processId, ...who, days })
  await settle()
  return id
}

const toRead = async (who: Player) =>
  (await who.asks(processesToRead, {})).map(({ published }) => published.id)
const counts = (processId: string) => {
  const found = harbor.omar.holds(processReadingCounts).find(({ id }) => id === processId)
  return found && [found.assigned, found.confirmed, found.overdue]
}

describe('who is asked', () => {
  test('everyone, a team, a seat’s holders or a person, also who comes later, until they leave', async () => {
    const { maya, omar, lena, theo, teams } = harbor
    const id = await publishedOf(omar, teams.crew)
    await ask(omar, id, 'person', lena.id)
    expect(await toRead(lena)).toContain(id)
    expect(await toRead(theo)).not.toContain(id)
    const chart = { chart: newId(), seat: newId() }
    await maya.does(startChart, { id: chart.chart, name: 'Chart', seats: [{ id: chart.seat, name: 'Mate' }] })
    await ask(omar, id, 'seat', chart.seat)
    expect(counts(id)).toEqual([1, 0, 0])
    await maya.does(addHolder, { seatId: chart.seat, personId: theo.id })
    await settle()
    expect(await toRead(theo)).toContain(id)
    await maya.does(removeHolder, { seatId: chart.seat, personId: theo.id })
    await settle()
    expect(await toRead(theo)).not.toContain(id)
    await ask(omar, id, 'team', teams.leadership)
    expect(counts(id)).toEqual([3, 0, 0])
    await maya.does(addTeamMember, { id: newId(), teamId: teams.leadership, personId: theo.id })
    await settle()
    expect(counts(id)).toEqual([4, 0, 0])

    await maya.does(removeTeamMember, { teamId: teams.leadership, personId: theo.id })
    await settle()
    expect(await toRead(theo)).not.toContain(id)
    // Nobody without access is asked.
    await ask(omar, id, 'everyone')
    expect(counts(id)).toEqual([4, 0, 0])
  })

  test('only the team, of what is kept for the team', async () => {
    const { omar, maya, teams } = harbor
    const id = await publishedOf(omar, teams.crew, 'team')
    await ask(omar, id, 'everyone')
    expect(counts(id)).toEqual([3, 0, 0])
    expect(await toRead(maya)).not.toContain(id)
    await omar.does(updateProcess, { id, audience: 'company' })
    await settle()
    expect(await toRead(maya)).toContain(id)
  })

  test('managers of the team decide it, and nothing is asked twice', async () => {
    const { omar, lena, teams } = harbor
    const id = await publishedOf(omar, teams.crew)
    await expect(ask(lena, id, 'everyone')).rejects.toMatchObject(refused('process/managers-only'))
    const reader = await ask(omar, id, 'everyone')
    await expect(ask(omar, id, 'everyone')).rejects.toMatchObject(refused('process/reader-there'))
    await expect(ask(omar, id, 'team')).rejects.toMatchObject(refused('process/reader-required'))
    await omar.does(setReaderDays, { id: reader, days: 3 })
    await settle()
    const own = lena.holds(processReadings).find((one) => one.processId === id)
    await omar.does(removeReader, { id: reader })
    await settle()
    expect(
      own!.dueOn <
        lena
          .holds(processReadings)
          .find((one) => one.processId === id)!
          .endedAt!.slice(0, 10),
    ).toBe(false)
    expect(await toRead(lena)).not.toContain(id)
  })
})

describe('confirming', () => {
  test('counts for the version that was seen, and is asked for again with the next', async () => {
    const { omar, lena, teams } = harbor
    const id = await publishedOf(omar, teams.crew)
    await expect(lena.does(confirmReading, { processId: id, version: 1 })).rejects.toMatchObject(
      refused('access/not-found'),
    )
    await ask(omar, id, 'person', lena.id)
    await lena.does(confirmReading, { processId: id, version: 1 })
    await settle()
    expect(counts(id)).toEqual([1, 1, 0])
    await stepOf(omar, id, 'Sail')
    await publish(omar, id)
    await settle()
    expect(counts(id)).toEqual([1, 0, 0])
    await expect(lena.does(confirmReading, { processId: id, version: 1 })).rejects.toMatchObject({
      reason: {
        detail: 'Version 2 came out while you were reading. Read what changed and confirm again.',
      },
    })
    await expect(lena.does(confirmReading, { processId: id, version: 3 })).rejects.toMatchObject(
      refused('process/newer-version'),
    )
    await lena.does(confirmReading, { processId: id, version: 2 })
    expect(await toRead(lena)).not.toContain(id)
  })

  test('is late from the day after the last one, and over while the process is archived', async () => {
    const { omar, lena, teams } = harbor
    const id = await publishedOf(omar, teams.crew)
    await ask(omar, id, 'person', lena.id, 1)
    await settle()
    expect(counts(id)).toEqual([1, 0, 0])
    await lena.does(confirmReading, { processId: id, version: 1 })
    await omar.does(archiveProcess, { id })
    await settle()
    expect(counts(id)).toEqual([0, 0, 0])
    await omar.does(restoreProcess, { id })
    await settle()
    // What was confirmed before counts again.
    expect(counts(id)).toEqual([1, 1, 0])
  })

  test('what is settled twice, by two nodes or again after a crash, is as if it had been once', async () => {
    const { omar, teams } = harbor
    const id = await publishedOf(omar, teams.crew)
    await ask(omar, id, 'everyone')
    const all = () => harbor.lena.holds(processReadings).filter((one) => one.processId === id)
    const before = all()
    await Promise.all([settle(), settle()])
    expect(all()).toEqual(before)
  })
})

test('a non-member of the team receives neither draft nor counts', async () => {
  const { maya, omar, lena, teams } = harbor
  const id = await publishedOf(maya, teams.leadership)
  await ask(maya, id, 'everyone')
  expect(lena.holds(processes).some((one) => one.id === id)).toBe(false)
  expect(lena.holds(processReadingCounts).some((one) => one.id === id)).toBe(false)
  expect(lena.holds(processReadings).every(({ personId }) => personId === lena.id)).toBe(true)
  expect(lena.holds(processPublished).some((one) => one.id === id)).toBe(true)
  expect(omar.holds(processReadingCounts).some((one) => one.id === id)).toBe(true)
})

test('who leaves the team loses its processes with the same commit', async () => {
  const { maya, omar, theo, teams } = harbor
  const id = await publishedOf(omar, teams.crew, 'team')
  await ask(omar, id, 'everyone')

  await maya.does(removeTeamMember, { teamId: teams.crew, personId: theo.id })
  await expect.poll(() => theo.holds(processPublished).some((one) => one.id === id)).toBe(false)
  await maya.does(addTeamMember, { id: newId(), teamId: teams.crew, personId: theo.id })
})

test.each(seeds(3))(
  'a version is published while many confirm the one before, and none counts that its person has not seen (seed %d)',
  async (seed) => {
    const { pick, integer } = chance(seed)
    const { omar, lena, theo, maya, teams } = harbor
    const id = await publishedOf(omar, teams.crew)
    await ask(omar, id, 'everyone')
    await stepOf(omar, id, 'Sail')
    await publish(omar, id)
    await settle()
    await stepOf(omar, id, 'Moor')
    const readers = [omar, lena, theo, maya]
    const confirm = async () => {
      const reader = pick(readers)
      await reader.did(confirmReading, { processId: id, version: 2 }).catch(() => {})
    }
    const acts = Array.from({ length: 50 }, () => confirm)
    acts.splice(integer(0, 50), 0, () => publish(omar, id))
    await Promise.all(acts.map((act) => act()))
    await settle()
    expect(counts(id)).toEqual([4, 0, 0])
    for (const reader of readers) await reader.did(confirmReading, { processId: id, version: 3 })
    await settle()
    expect(counts(id)).toEqual([4, 4, 0])
  },
)
