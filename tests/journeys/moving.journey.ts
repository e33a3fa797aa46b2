import type { Page } from '@playwright/test'
import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { exportWith, rowsIn, unzipped } from '../../src/features/portability/portability-harness.ts'
import { addDays, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import type { Stage } from './stage.ts'
import { expectUsable } from './usable.ts'

const GOAL = 'Open the second pier'
const METRIC = 'Cranes in service'
const TASK = 'Paint the bollards'

test('a director takes a company along, and brings it into a new one', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  await fill(stage, harbor)
  const page = await enter({ as: harbor.maya, path: '/settings?tab=data' })
  let file = Buffer.alloc(0)

  await test.step('members are told that only directors can', async () => {
    const member = await enter({ as: harbor.lena, path: '/settings?tab=data' })
    await expect(member.getByRole('tab', { name: 'General' })).toBeVisible()
    await expect(member.getByRole('tab', { name: 'Your data' })).toBeHidden()
    await expect(member.getByRole('button', { name: 'Start export' })).toBeHidden()
  })

  await test.step('the export is made while she waits', async () => {
    await expect(
      page.getByText('An export can only be imported into a company in which nothing'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Start export' }).click()
    await expect(page.getByText('Your export is ready')).toBeVisible()
    await expectUsable(page, 'the export')
  })

  await test.step('a download that is interrupted goes on', async () => {
    const link = page.getByRole('link', { name: 'Download' })
    const address = (await link.getAttribute('href'))!
    const first = await page.request.get(address, { headers: { range: 'bytes=0-4999' } })
    expect(first.status()).toBe(206)
    const tag = first.headers()['etag']!
    const rest = await page.request.get(address, { headers: { range: 'bytes=5000-', 'if-range': tag } })
    expect(rest.status()).toBe(206)
    file = Buffer.concat([await first.body(), await rest.body()])
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/^quarterdeck-.*\.zip$/)
  })

  await test.step('she founds another company, and looks at what the file would bring', async () => {
    await page.goto('/new-company')
    await page.getByLabel('Company name').fill('Harbor Two')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveURL(/dashboard/)
    await page.goto('/settings?tab=data')
    await choose(page, Buffer.from('This is no export.'))
    await expect(page.getByText('This file can’t be imported')).toBeVisible()
    await expect(page.getByText('This is no ZIP, or it is damaged.')).toBeVisible()
    await choose(page, file)
    await expect(page.getByText('This file can be imported')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'team goals' })).toBeVisible()
    await expectUsable(page, 'what is in the file')
  })

  await test.step('a file that fails half way is taken back, and the company takes a file again', async () => {
    const files = await unzipped(new Blob([file]))
    const [member] = rowsIn<object>(files, 'team_members')
    const doubled = `${files['json/team_members.jsonl']}${JSON.stringify({ ...member, id: newId() })}\n`
    const broken = await exportWith(files, 'team_members', doubled)
    await page.getByRole('button', { name: 'Discard' }).click()
    await choose(page, Buffer.from(await broken.arrayBuffer()))
    await page.getByRole('button', { name: /^Import \d+ rows$/ }).click()
    await expect(page.getByText('The import ended half way')).toBeVisible()
    await expectUsable(page, 'an import that ended half way')
    await page.getByRole('button', { name: 'Take back' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText('Whatever people have changed or added since stays')).toBeVisible()
    await expectUsable(page, 'the question before taking back')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('The import was taken back')).toBeVisible()
    await expect(page.getByText('Nothing of it is left.')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('The import was taken back')
    await expectUsable(page, 'what was taken back')
    await choose(page, file)
    await expect(page.getByText('This file can be imported')).toBeVisible()
  })

  await test.step('everything is there again', async () => {
    await page.getByRole('button', { name: /^Import \d+ rows$/ }).click()
    await expect(page.getByText('The import is complete')).toBeVisible()
    await expectUsable(page, 'the import')
    await page.goto('/goals')
    await expect(page.getByText(GOAL).first()).toBeVisible()
    await page.goto('/metrics')
    await expect(page.getByText(METRIC).first()).toBeVisible()
    await page.goto('/tasks')
    await expect(page.getByText(TASK).first()).toBeVisible()
  })

  await test.step('files of another product are added to it', async () => {
    await page.goto('/settings?tab=data')
    await page
      .getByLabel('Exported files (CSV or ZIP)')
      .setInputFiles([
        sheet('Rocks.csv', 'Title,Owner,Status\nMoved rock,Maya,On Track\n,Maya,Done\n'),
        sheet('Issues.csv', 'Issue,Who\nMoved issue,Somebody Else\n'),
      ])
    await expect(page.getByText('This can be added')).toBeVisible()
    await expect(page.getByText('Rocks.csv, row 3: It has no title.')).toBeVisible()
    await page.getByText('Columns').first().click()
    await expectUsable(page, 'the move')
    await page.getByRole('button', { name: 'Add 2 rows' }).click()
    await expect(page.getByText('The files have been moved')).toBeVisible()
  })
})

const sheet = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

const choose = (page: Page, buffer: Buffer) =>
  page.getByLabel('Export (ZIP)').setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer })

async function fill({ services: { node } }: Stage, { id, teamId, maya }: Company): Promise<void> {
  const inTwoWeeks = addDays(utcDayOf(new Date().toISOString()), 14)
  await node.run(id, maya.id, createGoal, {
    id: newId(),
    teamId,
    ownerId: maya.id,
    title: GOAL,
    description: null,
    targetDate: inTwoWeeks,
    isCompanyGoal: false,
  })
  await node.run(id, maya.id, createMetric, {
    id: newId(),
    teamId,
    ownerId: maya.id,
    name: METRIC,
    description: null,
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  await node.run(id, maya.id, createTask, {
    id: newId(),
    title: TASK,
    taskType: 'team',
    teamId,
    dueDate: inTwoWeeks,
    assigneeIds: [maya.id],
  })
}
