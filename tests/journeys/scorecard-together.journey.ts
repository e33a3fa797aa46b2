import type { Page } from '@playwright/test'
import { deleteMetric } from '../../src/features/metrics/definition/delete-metrics.mutations.ts'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { cellOf, setCustomTarget } from '../../src/features/metrics/values/metric-values.mutations.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline } from './acts.ts'
import { keptForOffline } from './browser-storage.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'

const NAMES = ['Leads', 'Calls', 'Visits']

/** @returns their ids, in the order of their names */
async function makeMetrics({ node }: Services, { id, teamId, maya }: Company): Promise<string[]> {
  const ids = NAMES.map(() => newId())
  for (const [index, name] of NAMES.entries())
    await node.run(id, maya.id, createMetric, {
      id: ids[index]!,
      teamId,
      ownerId: maya.id,
      name,
      description: null,
      unit: 'number',
      targetValue: 10,
      targetLogic: 'greater_than_or_equal',
      aggregationType: 'total',
    })
  return ids
}

/** Where no button of the row covers its name. */
const AT_ITS_START = { x: 8, y: 1 }

/** Weeks follow four fixed columns, the newest first. */
const week = (page: Page, row: number, weeksAgo: number) =>
  page.locator(`[data-row="${row}"][data-column="${4 + weeksAgo}"]`)

async function enterAt(page: Page, row: number, weeksAgo: number, value: string): Promise<void> {
  await week(page, row, weeksAgo).click()
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
}

test('a row is dragged to another place, and stands there for everybody', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor)
  const here = await enter({ as: harbor.omar, path: '/metrics' })
  const there = await enter({ as: harbor.lena, path: '/metrics' })
  const names = (page: Page) => page.getByRole('rowheader')
  await expect(names(there)).toHaveText([/Leads/, /Calls/, /Visits/])

  const name = (text: string) => here.getByRole('button', { name: text, exact: true })
  await name('Visits').dragTo(name('Leads'), {
    sourcePosition: AT_ITS_START,
    targetPosition: AT_ITS_START,
  })
  for (const page of [here, there]) await expect(names(page)).toHaveText([/Visits/, /Leads/, /Calls/])
  // Whoever may not put the rows in order has nothing to drag them by.
  await expect(there.getByRole('button', { name: 'Leads', exact: true })).toHaveAttribute(
    'draggable',
    'false',
  )
})

test('two people fill in one scorecard, one of them without a network, and what both entered is kept', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor)
  const desk = await enter({ as: harbor.lena, path: '/metrics' })
  const train = await enter({ as: harbor.omar, path: '/metrics' })
  await enterAt(desk, 0, 0, '11')
  await expect(week(train, 0, 0)).toContainText('11')
  await keptForOffline(train, 'Visits')

  await goOffline(train)
  await expect(train.getByText('Offline mode')).toBeVisible()
  await enterAt(train, 1, 0, '21')
  await enterAt(train, 0, 0, '12')
  await enterAt(desk, 2, 0, '31')
  await enterAt(desk, 1, 1, '20')
  await expect(week(train, 1, 0)).toContainText('21')
  await expect(week(desk, 1, 0)).not.toContainText('21')

  await train.context().setOffline(false)
  for (const page of [desk, train]) {
    await expect(week(page, 1, 0)).toContainText('21')
    await expect(week(page, 2, 0)).toContainText('31')
    await expect(week(page, 1, 1)).toContainText('20')
    // Of two numbers for one cell the later one stands, and the panel says what stood there before.
    await expect(week(page, 0, 0)).toContainText('12')
  }
  await desk.getByRole('button', { name: 'Leads', exact: true }).click({ position: AT_ITS_START })
  const panel = desk.getByRole('complementary', { name: 'Details of Leads' })
  await expect(panel.getByText(/^12 for the week of .*, 11 before$/)).toBeVisible()
  await expect(panel.getByText(/^11 for the week of/)).toBeVisible()
})

test('a number goes to the metric it is typed for, though a colleague moves and deletes rows meanwhile', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const [leads, , visits] = await makeMetrics(stage.services, harbor)
  const here = await enter({ as: harbor.lena, path: '/metrics' })
  const there = await enter({ as: harbor.omar, path: '/metrics' })
  const names = (page: Page) => page.getByRole('rowheader')
  const field = here.getByRole('textbox', { name: /^(Leads|Calls|Visits), / })

  await week(here, 2, 0).click()
  await here.keyboard.type('4')
  await week(there, 2, 0).click()
  await there.keyboard.press('Alt+ArrowUp')
  await there.keyboard.press('Alt+ArrowUp')
  await expect(names(here)).toHaveText([/Visits/, /Leads/, /Calls/])
  await expect(field).toHaveValue('4')
  await here.keyboard.type('2')
  await here.keyboard.press('Enter')
  for (const page of [here, there]) await expect(week(page, 0, 0)).toContainText('42')
  // Whoever moved the row is still on it, and whoever typed goes on below.
  await there.keyboard.type('43')
  await here.keyboard.type('7')
  await there.keyboard.press('Enter')
  await expect(week(here, 0, 0)).toContainText('43')

  const remove = (metricId: string) =>
    stage.services.node.run(harbor.id, harbor.maya.id, deleteMetric, { metricId })
  await remove(visits!)
  await expect(names(here)).toHaveText([/Leads/, /Calls/])
  await expect(field).toHaveValue('7')
  await remove(leads!)
  await expect(names(here)).toHaveText([/Calls/])
  await expect(field).toHaveCount(0)
  await expect(here.getByRole('grid')).toBeFocused()
  await here.keyboard.type('5')
  await here.keyboard.press('Enter')
  await expect(week(there, 0, 0)).toContainText('5')
})

test('whoever only looks at a number undoes nothing that a colleague enters meanwhile', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor)
  const there = await enter({ as: harbor.omar, path: '/metrics' })

  await test.step('in the list of a phone', async () => {
    const phone = await enter({ as: harbor.lena, path: '/metrics', phone: true })
    const due = (name: string) => phone.getByRole('textbox', { name: new RegExp(`^${name}, `) })
    await due('Leads').tap()
    await phone.keyboard.type('7')
    await phone.keyboard.press('Enter')
    // The focus has gone on by itself.
    await expect(due('Calls')).toBeFocused()
    await enterAt(there, 1, 0, '42')
    await expect(phone.getByRole('button', { name: /42.*, Calls$/ })).toBeVisible()
    await due('Visits').tap()
    await expect(due('Calls')).toHaveValue('42')
    await expect(week(there, 1, 0)).toContainText('42')
    await expect(week(there, 0, 0)).toContainText('7')
  })

  await test.step('in a cell of the grid', async () => {
    const here = await enter({ as: harbor.lena, path: '/metrics' })
    await week(here, 1, 0).dblclick()
    const field = here.getByRole('textbox', { name: /^Calls, / })
    await expect(field).toHaveValue('42')
    await enterAt(there, 1, 0, '43')
    await expect(week(here, 1, 0)).toContainText('43')
    await week(here, 2, 0).click()
    await expect(field).toHaveCount(0)
    await expect(week(here, 1, 0)).toContainText('43')
    await enterAt(here, 2, 0, '5')
    await expect(week(there, 2, 0)).toContainText('5')
    await expect(week(there, 1, 0)).toContainText('43')
  })
})

test('whoever notes something on a week leaves the number and the target that colleagues give it meanwhile', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const [leads] = await makeMetrics(stage.services, harbor)
  const here = await enter({ as: harbor.omar, path: '/metrics' })
  const there = await enter({ as: harbor.lena, path: '/metrics' })
  const opened = here.getByRole('dialog', { name: 'Leads' })
  const field = (label: string) => opened.getByLabel(label, { exact: true })
  await enterAt(there, 0, 0, '5')
  await expect(week(here, 0, 0)).toContainText('5')
  await week(here, 0, 0).click({ button: 'right' })
  await expect(field('Value')).toHaveValue('5')

  await enterAt(there, 0, 0, '7')
  const newest = await here.locator('[role=columnheader] time').first().getAttribute('datetime')
  await stage.services.node.run(harbor.id, harbor.maya.id, setCustomTarget, {
    ...cellOf(leads!, newest!),
    customTargetValue: 3,
    customTargetLogic: null,
    targetNote: null,
  })
  await expect(week(here, 0, 0)).toHaveAttribute('aria-label', /^7, on track/)
  await field('Note').fill('A storm')
  await opened.getByRole('button', { name: 'Save' }).click()
  for (const page of [here, there])
    await expect(week(page, 0, 0)).toHaveAccessibleName(/^7, on track.*A storm/)
})
