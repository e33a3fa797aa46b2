import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { assignMetric } from '../../src/features/metrics/teams/metric-teams.mutations.ts'
import { createTeam } from '../../src/features/teams/teams.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { addDays, mondayOf, utcDayOf, weeksBack } from '../../src/features/time/calendar.rules.ts'
import { cellOf, setMetricValue } from '../../src/features/metrics/values/metric-values.mutations.ts'
import { toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { makeMetric } from './metrics.ts'

const lastWeek = () => addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)

async function openMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for this scorecard' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

async function choose(page: Page, text: string): Promise<void> {
  await openMenu(page, 'Import CSV')
  const file = { name: 'values.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('CSV file').setInputFiles(file)
}

test('a file is imported after a look at what it would do, undone as one, and exported again', async ({
  enter,
  stage,
}) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  const metric = {
    id: newId(),
    teamId,
    ownerId: maya.id,
    name: 'Leads',
    description: null,
    unit: 'number' as const,
    targetValue: 10,
    targetLogic: 'greater_than_or_equal' as const,
    aggregationType: 'total' as const,
  }
  await stage.services.node.run(id, maya.id, createMetric, metric)
  const page = await enter({ as: maya, path: '/metrics' })
  const rows = [
    'Metric;Week;Value;Target',
    `Leads;${lastWeek()};1.500,5;`,
    `=Visits;${lastWeek()};3;5`,
    `Leads;soon;3;`,
  ]
  await choose(page, `\uFEFF${rows.join('\r\n')}`)
  const dialog = page.getByRole('dialog', { name: 'Import metrics and values' })
  await expect(dialog.getByText('1 new metric, 2 weeks to fill in or change, 1 refused')).toBeVisible()
  await expect(dialog.getByText('“soon” is not a date.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(toast(page, 'Import complete')).toBeVisible()
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('button', { name: '=Visits', exact: true })).toBeVisible()
  await expect(grid.getByText('1,500.5').first()).toBeVisible()

  const [download] = await Promise.all([page.waitForEvent('download'), openMenu(page, 'Export values')])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(`"Leads","Maya`)
  expect(text).toContain(`"'=Visits"`)

  await openMenu(page, 'Undo import')
  await expect(toast(page, 'Import undone')).toBeVisible()
  await expect(grid.getByRole('button', { name: '=Visits', exact: true })).toBeHidden()
  await expect(grid.getByText('1,500.5')).toHaveCount(0)
})

test('what a colleague enters while somebody looks at a file is there again once its import is undone', async ({
  enter,
  stage,
}) => {
  const harbor = await makeHarbor(stage.services)
  const metricId = await makeMetric(stage.services, harbor, { owner: harbor.maya, name: 'Leads', values: {} })
  const page = await enter({ as: harbor.maya, path: '/metrics' })
  await choose(page, `Metric;Week;Value\nLeads;${lastWeek()};5\n`)
  const dialog = page.getByRole('dialog', { name: 'Import metrics and values' })
  await expect(dialog.getByText('1 week to fill in or change')).toBeVisible()
  const cell = { ...cellOf(metricId, lastWeek()), value: 7 }
  await stage.services.node.run(harbor.id, harbor.omar.id, setMetricValue, cell)
  const grid = page.getByRole('grid', { includeHidden: true })
  await expect(grid.getByRole('gridcell', { name: /^7 ?,/, includeHidden: true })).toBeAttached()
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(grid.getByRole('gridcell', { name: /^5 ?,/ })).toBeVisible()
  await openMenu(page, 'Undo import')
  await expect(toast(page, 'Import undone')).toBeVisible()
  await expect(grid.getByRole('gridcell', { name: /^7 ?,/ })).toBeVisible()
})

test('a file tells what it changes in weeks of long ago, also of a metric that several teams show', async ({
  enter,
  stage,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { id, maya } = harbor
  const week = addDays(lastWeek(), -7 * 30)
  const given = { owner: maya, name: 'Leads', values: { [week]: 41 } }
  const metricId = await makeMetric(stage.services, harbor, given)
  const teamId = newId()
  await stage.services.node.run(id, maya.id, createTeam, { id: teamId, membershipId: newId(), name: 'Yard' })
  await stage.services.node.run(id, maya.id, assignMetric, { id: newId(), metricId, teamId })
  const page = await enter({ as: maya, path: `/metrics?team=${harbor.teamId}` })
  await choose(page, `Metric;Week;Value\nLeads;${week};41\n`)
  const dialog = page.getByRole('dialog', { name: 'Import metrics and values' })
  await expect(dialog.getByText('0 weeks to fill in or change, 1 row without a change')).toBeVisible()
})

test('a file beyond the limit is refused, and a large one arrives while others work', async ({
  enter,
  stage,
}) => {
  const { maya, lena } = await makeHarbor(stage.services)
  const other = await enter({ as: lena, path: '/metrics' })
  const page = await enter({ as: maya, path: '/metrics' })
  await choose(page, `Metric;Week;Value\n${`Leads;${lastWeek()};1\n`.repeat(100_001)}`)
  await expect(page.getByText('This file has more than 100,000 rows.')).toBeVisible()
  await page.keyboard.press('Escape')

  const weeks = weeksBack(lastWeek(), 200)
  const names = Array.from({ length: 20 }, (_, index) => `Metric ${index}`)
  const wide = [
    ['Metric', 'Target', ...weeks].join(','),
    ...names.map((name, index) => [name, '5', ...weeks.map((_, week) => (index + week) % 9)].join(',')),
  ]
  await choose(page, wide.join('\n'))
  const dialog = page.getByRole('dialog', { name: 'Import metrics and values' })
  await expect(dialog.getByText('20 new metrics, 4,000 weeks to fill in or change')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 20 rows' }).click()
  await expect(toast(page, 'Import complete')).toBeVisible({ timeout: 60_000 })
  await expect(other.getByRole('button', { name: 'Metric 19', exact: true })).toBeVisible({ timeout: 60_000 })
})
