import type { Page } from '@playwright/test'
import { startReceiver } from '../../src/features/integrations/receiver-harness.ts'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { addDays, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test as base } from './journey.ts'
import { openStage, type Stage } from './stage.ts'
import { expectUsable } from './usable.ts'

/** A server that may ask programs on this machine. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const { close, ...stage } = await openStage({ OUTGOING_PRIVATE: '127.0.0.1' })
      await use(stage)
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const FAILS = /What fills this metric has failed/
/** The number of the week that is due, in the only row. */
const shows = (page: Page, text: string) =>
  page
    .locator('[data-row="0"]')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .last()
const marked = (page: Page) => page.getByRole('gridcell', { name: FAILS })

test('a metric is filled by a program and by a request of its own, says where that fails, and is mended', async ({
  stage,
  enter,
}) => {
  const { node, pool } = stage.services
  const harbor = await makeHarbor(stage.services)
  const metricId = newId()
  await node.run(harbor.id, harbor.lena.id, createMetric, {
    id: metricId,
    teamId: harbor.teamId,
    ownerId: harbor.lena.id,
    name: 'Leads',
    description: null,
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  const shop = await startReceiver()
  const answers = (total: number) =>
    shop.answer(200, JSON.stringify({ total }), { 'content-type': 'application/json' })
  const here = await enter({ as: harbor.lena, path: `/metrics?metric=${metricId}` })
  const there = await enter({ as: harbor.omar, path: '/metrics' })

  const panel = here.getByRole('complementary', { name: 'Details of Leads' })
  const source = panel.getByRole('region', { name: 'Fills itself' })

  await test.step('a program sends a value, and somebody else sees it at once', async () => {
    await panel.getByRole('button', { name: 'Make an address' }).click()
    const address = await panel.getByLabel('The address').inputValue()
    const sent = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value: 12, date: addDays(utcDayOf(new Date().toISOString()), -7) }),
    })
    expect(sent.status).toBe(200)
    await expect(shows(there, '12')).toBeVisible()
  })

  await test.step('it is tried, saved and fetched', async () => {
    answers(42)
    await source.getByRole('button', { name: 'Fetch it' }).click()
    const dialog = here.getByRole('dialog', { name: 'Fill this metric by itself' })
    await dialog.getByLabel('Address', { exact: true }).fill(`${shop.url}/sales?key=a-long-secret`)
    await dialog.getByLabel('Headers').fill('X-Key: hush')
    await dialog.getByLabel('JSON path').fill('$.total')
    await dialog.getByRole('button', { name: 'Try it' }).click()
    await expect(dialog.getByText(/^It would enter 42/)).toBeVisible()
    await expect(shows(there, '12')).toBeVisible()
    await expectUsable(here, 'what fills a metric')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(here, 'It ran')).toBeVisible()
    await expect(shows(there, '42')).toBeVisible()
    await source.getByText('Where its values came from').click()
    await expect(source.getByText(/42, from GET 127\.0\.0\.1:\d+, at \$\.total/)).toBeVisible()
  })

  await test.step('its time comes, and it is filled by itself', async () => {
    answers(43)
    await node.options.inCompany(harbor.id, null, (client) =>
      client.query(
        "update metric_sources set next_at = now() - interval '1 minute', try_at = now() where company_id = $1 and id = $2",
        [harbor.id, metricId],
      ),
    )
    await pool.query('update outgoing_due set due_at = now() where id = $1', [metricId])
    await expect(shows(there, '43')).toBeVisible()
  })

  await test.step('it fails, which the cell says to everybody, and running it again mends it', async () => {
    shop.answer(500, 'out of order')
    await source.getByRole('button', { name: 'Run again' }).click()
    await expect(source.getByText(/The last run failed/)).toBeVisible()
    await expect(source.getByText('The answer was 500.')).toBeVisible()
    await expect(marked(there)).toHaveCount(1)
    await expectUsable(there, 'a metric that fails to be filled')
    answers(44)
    await source.getByRole('button', { name: 'Run again' }).click()
    await expect(shows(there, '44')).toBeVisible()
    await expect(marked(there)).toHaveCount(0)
    await expect(source.getByText(/The last run failed/)).toBeHidden()
  })
  await shop.stop()
})
