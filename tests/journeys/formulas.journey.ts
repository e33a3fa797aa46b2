import type { Locator, Page } from '@playwright/test'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { cellOf, setMetricValue } from '../../src/features/metrics/values/metric-values.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import { holdUndo, toast } from './acts.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { makeMetric } from './metrics.ts'

/** Metrics with a value in each of the last two finished weeks. */
async function makeMetrics(services: Services, harbor: Company, last: Record<string, number>) {
  const thisWeek = mondayOf(utcDayOf(new Date().toISOString()))
  for (const [name, value] of Object.entries(last)) {
    const values = Object.fromEntries([1, 2].map((weeks) => [addDays(thisWeek, -7 * weeks), value * weeks]))
    await makeMetric(services, harbor, { owner: harbor.lena, name, values })
  }
}

const formulaIn = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Formula' })

async function openAddMetric(page: Page, name: string, target: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add metric' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Metric' })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Target value', { exact: true }).fill(target)
  await dialog.getByRole('switch', { name: 'Formula' }).check()
  await expect(formulaIn(dialog)).toBeVisible()
  return dialog
}

/** The cells of a metric; those alone that are called so. */
const cells = (page: Page, metric: string, name: string | RegExp = /./) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: metric }) })
    .getByRole('gridcell', { name })

test('a formula is built by keyboard alone, seen by a colleague, and traced to its inputs', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor, { Won: 3, Offers: 12 })
  const page = await enter({ as: harbor.lena, path: '/metrics' })
  const there = await enter({ as: harbor.maya, path: '/metrics' })
  const { keyboard } = page

  const dialog = await openAddMetric(page, 'Win rate', '20')
  await formulaIn(dialog).focus()
  await keyboard.type('wo')
  await expect(dialog.getByRole('option', { name: 'Won' })).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Enter')
  await keyboard.type(' / [off')
  await keyboard.press('Tab')
  await keyboard.type(' * 100')
  await expect(formulaIn(dialog)).toHaveValue('[Won] / [Offers] * 100')
  await expect(dialog.getByRole('region', { name: 'The last four weeks' })).toContainText('25')
  await dialog.getByRole('button', { name: 'Add metric' }).click()
  await expect(dialog).toBeHidden()
  await expect(cells(page, 'Win rate', /^25, on track/)).toHaveCount(2)
  await expect(cells(there, 'Win rate', /^25, on track/)).toHaveCount(2)

  await cells(page, 'Won', /^3, /).click()
  await keyboard.type('6')
  await keyboard.press('Enter')
  await expect(cells(there, 'Win rate', /^50, on track/)).toHaveCount(1)

  await cells(page, 'Win rate', /^50, /).click()
  await keyboard.press('t')
  const week = page.getByRole('dialog', { name: 'Win rate' })
  const calculation = week.getByRole('region', { name: 'Calculation' })
  await expect(calculation).toContainText('= [Won] ÷ [Offers] × 100')
  await expect(calculation.getByRole('listitem')).toHaveText([/^Won.*6$/, /^Offers.*12$/])
  await calculation.getByRole('button', { name: 'Open Won' }).click()
  await expect(page.getByRole('dialog', { name: 'Won' }).getByLabel('Value', { exact: true })).toHaveValue(
    '6',
  )
})

test('the builder’s buttons make formulas on formulas, whose trace unfolds', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor, { Calls: 10, Hours: 4 })
  const page = await enter({ as: harbor.lena, path: '/metrics' })

  const first = await openAddMetric(page, 'Calls an hour', '2')
  await first.getByRole('button', { name: 'Insert Metric' }).click()
  await first.getByRole('option', { name: 'Calls' }).click()
  await first.getByRole('button', { name: 'Insert ÷' }).click()
  await first.getByRole('button', { name: 'Insert Metric' }).click()
  await first.getByRole('option', { name: 'Hours' }).click()
  await expect(formulaIn(first)).toHaveValue('[Calls] ÷ [Hours]')
  await first.getByRole('button', { name: 'Add metric' }).click()
  await expect(first).toBeHidden()

  const second = await openAddMetric(page, 'Pace', '2')
  await second.getByRole('button', { name: 'Insert avg' }).click()
  await second.getByRole('option', { name: 'Calls an hour' }).click()
  await expect(formulaIn(second)).toHaveValue('avg([Calls an hour], 4)')
  await second.getByRole('button', { name: 'Add metric' }).click()
  await expect(second).toBeHidden()

  await page.getByRole('rowheader', { name: 'Pace' }).hover()
  await page.getByRole('button', { name: 'Actions for Pace' }).click()
  await page.getByRole('menuitem', { name: 'Show calculation' }).click()
  const trace = page.getByRole('dialog', { name: 'Pace' }).getByRole('region', { name: 'Calculation' })
  await expect(trace).toContainText('Average of 4 weeks')
  await trace.getByRole('button', { name: 'Show its inputs' }).nth(1).click()
  await expect(trace.getByRole('button', { name: 'Open Hours' })).toBeVisible()
})

test('a broken formula says what is wrong and where', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetrics(stage.services, harbor, { Won: 3, Lost: 0 })
  const page = await enter({ as: harbor.lena, path: '/metrics' })
  const dialog = await openAddMetric(page, 'Broken', '1')

  await dialog.getByRole('button', { name: 'Add metric' }).click()
  await expect(dialog.getByText('Formula cannot be empty')).toBeVisible()
  for (const [text, problem] of [
    ['= [Won] = 2', "Only one '=' is allowed"],
    ['[Won] =', 'No value specified after "=" operator'],
    ['[Calls] + 1', 'Metric not found: Calls'],
    ['[Won] * 1.2.3', 'Invalid number: 1.2.3'],
    ['[Won] [Lost]', 'Missing operator between values'],
    ['[Won] * / 2', 'Invalid operator placement'],
    ['[Won] % 2', 'Invalid operator: %'],
    ['[Won] +', 'Formula cannot end with an operator'],
    ['1 + 2', 'Formula must contain at least one metric'],
  ] as const) {
    await formulaIn(dialog).fill(text)
    await expect(dialog.getByText(problem, { exact: true })).toBeVisible()
    await expect(formulaIn(dialog)).toHaveAttribute('aria-invalid', 'true')
  }
  await formulaIn(dialog).fill('[Won] ÷ [Lo')
  await expect(dialog.getByRole('option', { name: 'Lost' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('option', { name: 'Lost' })).toBeHidden()
  await formulaIn(dialog).fill('[Won] ÷ [Lost]')
  const divided = 'Division by zero - check if denominator metric has a value'
  await expect(dialog.getByText(divided).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Add metric' }).click()
  await expect(dialog).toBeHidden()
  await expect(cells(page, 'Broken', divided)).toHaveCount(2)

  await page.getByRole('rowheader', { name: 'Won' }).hover()
  await page.getByRole('button', { name: 'Actions for Won' }).click()
  await page.getByRole('menuitem', { name: 'Delete Metric' }).click()
  await holdUndo(page)
  await expect(cells(page, 'Broken', 'Metric not found: Won').first()).toBeVisible()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(cells(page, 'Broken', divided)).toHaveCount(2)

  await page.getByRole('rowheader', { name: 'Won' }).hover()
  await page.getByRole('button', { name: 'Actions for Won' }).click()
  await page.getByRole('menuitem', { name: 'Configure Metric' }).click()
  const won = page.getByRole('dialog', { name: 'Configure Metric' })
  await won.getByRole('switch', { name: 'Formula' }).check()
  await formulaIn(won).fill('[Broken] + 1')
  await expect(won.getByText(/^This formula would depend on its own result/)).toBeVisible()
  await won.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Failed to update metric configuration')).toBeVisible()
})

test('the dashboard judges a formula by numbers of long ago, which no browser holds by itself', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { node } = stage.services
  const { id, teamId, lena } = harbor
  const lastWeek = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
  const [won, thirtyWeeksBefore] = [newId(), newId()]
  const metric = {
    teamId,
    ownerId: lena.id,
    description: null,
    unit: 'number' as const,
    targetValue: 50,
    targetLogic: 'greater_than_or_equal' as const,
    aggregationType: 'total' as const,
  }
  await node.run(id, lena.id, createMetric, { ...metric, id: won, name: 'Won' })
  const formula = `lag([${won}],30)`
  await node.run(id, lena.id, createMetric, { ...metric, id: thirtyWeeksBefore, name: 'Won before', formula })
  const longAgo = addDays(lastWeek, -7 * 30)
  await node.run(id, lena.id, setMetricValue, { ...cellOf(won, longAgo), value: 40 })
  const page = await enter({ as: lena, path: '/dashboard' })
  await expect(page.getByRole('listitem').filter({ hasText: 'Won before' })).toContainText('40')
})
