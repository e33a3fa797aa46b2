import { setLab } from '../../src/features/companies/companies.mutations.ts'
import { createProcess } from '../../src/features/processes/processes.mutations.ts'
import { publishProcess } from '../../src/features/processes/publishing/publish.mutations.ts'
import { addReader } from '../../src/features/processes/readers/readers.mutations.ts'
import { addSteps } from '../../src/features/processes/steps/steps.mutations.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline, toast } from './acts.ts'
import { keptForOffline } from './browser-storage.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'

/** Omar’s process of these steps, published. */
async function publishAs({ node }: Services, { id, omar }: Company, processId: string, title: string) {
  const steps = [{ id: newId(), title, body: '' }]
  await node.run(id, omar.id, addSteps, { processId, beforeId: null, steps })
  await node.run(id, omar.id, publishProcess, {
    id: processId,
    versionId: newId(),
    changeNote: title,
    confirmAgain: true,
  })
}

/** Everybody in Harbor is asked to read it. */
async function harborWithReading(services: Services) {
  const harbor = await makeHarbor(services)
  const { id, teamId, maya, omar } = harbor
  const processId = newId()
  await services.node.run(id, maya.id, setLab, { lab: 'process', isOn: true })
  const process = { id: processId, teamId, name: 'Leaving harbour', ownerId: omar.id }
  await services.node.run(id, omar.id, createProcess, process)
  await publishAs(services, harbor, processId, 'Let go')
  const nobodyElse = { toTeamId: null, toSeatId: null, toPersonId: null }
  const reader = { id: newId(), processId, kind: 'everyone', ...nobodyElse, days: 14 } as const
  await services.node.run(id, omar.id, addReader, reader)
  return { harbor, processId }
}

test('what Lena confirms on a train counts as soon as there is a network, and Omar sees it', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { harbor, processId } = await harborWithReading(stage.services)
  const desk = await enter({ as: harbor.omar, path: `/process/${processId}` })
  await desk.getByRole('button', { name: 'More' }).click()
  await desk.getByRole('menuitem', { name: 'Readers' }).click()
  const readers = desk.getByRole('dialog', { name: 'Readers' })
  await expect(readers.getByText('0 of 3 have confirmed')).toBeVisible()

  const train = await enter({ as: harbor.lena, path: `/process/${processId}`, phone: true })
  await expect(train.getByText('I have read this and will work this way.')).toBeVisible()
  await keptForOffline(train, 'Leaving harbour')
  await goOffline(train)
  await expect(train.getByText('Offline mode')).toBeVisible()
  await train.getByRole('button', { name: 'Confirm' }).click()
  await expect(train.getByText(/You confirmed version 1/)).toBeVisible()
  await keptForOffline(train, 'confirmReading')
  // The page is closed and opened again before there is a network.
  await train.reload()
  await expect(train.getByText(/You confirmed version 1/)).toBeVisible()
  await expect(readers.getByText('0 of 3 have confirmed')).toBeVisible()

  await train.context().setOffline(false)
  await expect(readers.getByText('1 of 3 have confirmed')).toBeVisible()
  await expect(readers.getByRole('listitem').filter({ hasText: 'Lena Brook' })).toContainText('Version 1')
  await expect(train.getByText(/You confirmed version 1/)).toBeVisible()
})

test('what is confirmed without a network does not cover a version that came out meanwhile', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { harbor, processId } = await harborWithReading(stage.services)
  const train = await enter({ as: harbor.lena, path: `/process/${processId}`, phone: true })
  await expect(train.getByText('I have read this and will work this way.')).toBeVisible()
  await goOffline(train)
  await train.getByRole('button', { name: 'Confirm' }).click()
  await expect(train.getByText(/You confirmed version 1/)).toBeVisible()
  await publishAs(stage.services, harbor, processId, 'Log the time')

  await train.context().setOffline(false)
  const newer = 'Version 2 came out while you were reading. Read what changed and confirm again.'
  await expect(toast(train, newer)).toBeVisible()
  await expect(train.getByRole('heading', { name: 'Log the time' })).toBeVisible()
  await train.getByRole('button', { name: 'Confirm' }).click()
  await expect(train.getByText(/You confirmed version 2/)).toBeVisible()
})
