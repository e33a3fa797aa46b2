import type { Page } from '@playwright/test'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { raiseFromMetric } from '../../src/features/issues/raising/raising.mutations.ts'
import { issueIdOf } from '../../src/features/issues/raising/sources.rules.ts'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { cellOf, setMetricValue } from '../../src/features/metrics/values/metric-values.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { inCompany } from '../../src/server/database/in-company.ts'
import { newId } from '../../src/sync/id.ts'
import { row, toast } from './acts.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { openIssues, startMeeting } from './meeting.ts'
import type { Stage } from './stage.ts'

const LATE = 'On-time delivery: 93%, target 95%'

test('three people, one on a phone, take an issue from a secret vote to its solution', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  await raiseIssues(stage, harbor)
  const scriber = await enter({ as: harbor.maya, path: '/dashboard' })
  await startMeeting(scriber, 'Crew')
  const desk = await enter({ as: harbor.omar, path: '/dashboard' })
  const phone = await enter({ as: harbor.lena, path: '/dashboard', phone: true })
  const others = [desk, phone]
  const everybody = [scriber, ...others]
  for (const page of others) await page.getByRole('button', { name: 'Join Meeting' }).click()
  await openIssues(scriber)

  await test.step('everybody sees who has voted, and nobody how, until the scriber reveals', async () => {
    await scriber.getByRole('button', { name: 'Change limit' }).click()
    await scriber.getByRole('checkbox', { name: 'Hidden ballot' }).click()
    await scriber.getByRole('button', { name: 'Set limit' }).click()
    await phone.getByRole('button', { name: '5 of 5 votes left' }).click()
    for (const page of others)
      await expect(page.getByText('Hidden until the scriber reveals or moves on.')).toBeVisible()
    await vote(phone, LATE, 3)
    await vote(desk, 'The crane is broken', 2)
    await desk.getByRole('checkbox', { name: 'I am done voting' }).click()
    for (const page of everybody) await expect(page.getByText('2 of 3 have voted')).toBeVisible()
    await expect(issue(desk, LATE)).toContainText('0 votes')
    await expect(issue(phone, LATE)).toContainText('3 votes')
    await expect(scriber.getByRole('button', { name: 'Start with number one' })).toBeDisabled()
    await scriber.getByRole('button', { name: 'Reveal' }).click()
    await expect(issue(desk, LATE)).toContainText('3 votes')
    const top = scriber.getByRole('region', { name: 'Top three by votes' }).locator('p')
    await expect(top.nth(0)).toContainText(LATE)
    await expect(top.nth(1)).toContainText('The crane is broken')
  })

  await test.step('number one is on every screen, with the numbers it came from', async () => {
    await scriber.getByRole('button', { name: 'Start with number one' }).click()
    for (const page of everybody) {
      await expect(page.getByRole('heading', { name: LATE })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Evidence' })).toContainText('missed 3 weeks in a row')
    }
    await expect(phone.getByText('Issue 1 of 2')).toBeVisible()
    await expect(desk.getByRole('group', { name: 'Decide' })).toBeHidden()
  })

  await test.step('two people write in one note, and see what the other writes', async () => {
    const ours = note(desk, 'Discussion')
    const theirs = note(phone, 'Discussion')
    await ours.pressSequentially('One supplier only.')
    await expect(phone.getByText('Omar Castell is writing')).toBeAttached()
    await expect(theirs).toHaveValue('One supplier only.')
    await theirs.press('End')
    await ours.press('Home')
    await Promise.all([
      theirs.pressSequentially(' Line two stood still.'),
      ours.pressSequentially('Each week: '),
    ])
    for (const page of everybody)
      await expect(note(page, 'Discussion')).toHaveValue(
        'Each week: One supplier only. Line two stood still.',
      )
    await note(desk, 'Decision').fill('Find a second supplier by May.')
  })

  await test.step('a comment on the issue reaches who looks at it', async () => {
    await desk.getByRole('button', { name: 'Add a comment' }).click()
    await desk.getByRole('combobox', { name: 'Add a comment' }).fill('The yard offered Friday.')
    await desk.keyboard.press('Control+Enter')
    await phone.getByRole('button', { name: /^1 comment/ }).click()
    await expect(phone.getByRole('log', { name: 'Discussion' })).toContainText('The yard offered Friday.')
  })

  await test.step('somebody looks around, and comes back', async () => {
    await desk.getByRole('button', { name: 'Look at Ropes are worn' }).click()
    await expect(desk.getByRole('heading', { name: 'Ropes are worn' })).toBeVisible()
    await desk.getByRole('button', { name: 'Back to the discussed issue' }).click()
    await expect(desk.getByRole('heading', { name: LATE })).toBeVisible()
  })

  await test.step('solving asks for a task; one is made on the phone, and the next issue comes up', async () => {
    await scriber.keyboard.press('s')
    const question = scriber.getByRole('dialog', { name: 'Who does what by when?' })
    await question.getByRole('button', { name: 'Add a task' }).click()
    await expect(scriber.getByRole('textbox', { name: 'Add a task' })).toBeFocused()
    const line = phone.getByRole('textbox', { name: 'Add a task' })
    await line.fill('Ask two other suppliers @fri')
    await line.press('Enter')
    await expect(line).toHaveValue('')
    for (const page of everybody)
      await expect(page.getByRole('region', { name: 'Tasks from this issue' })).toContainText(
        'Ask two other suppliers',
      )
    const half = desk.getByRole('textbox', { name: 'Add a task' })
    await half.pressSequentially('Call the')
    await scriber.getByRole('button', { name: 'Solved' }).click()
    const promise = scriber.getByRole('dialog', { name: 'What should the solution move?' })
    await expect(promise.getByLabel('Metric')).toHaveText('On-time delivery')
    await promise.getByRole('button', { name: 'Solved', exact: true }).click()
    await expect(toast(scriber, 'Issue: solved')).toBeVisible()
    // Who is in the middle of a task finishes it first, for the issue that it is about.
    await expect(toast(desk, 'Now discussed: “The crane is broken”.')).toBeVisible()
    await expect(toast(scriber, 'Now discussed')).toHaveCount(0)
    await half.pressSequentially(' yard')
    await half.press('Enter')
    for (const page of everybody)
      await expect(page.getByRole('heading', { name: 'The crane is broken', exact: true })).toBeVisible()
    const stored = () =>
      inCompany(stage.services.pool, harbor.id, null, async (client) => {
        const { rows } = await client.query<object>(
          `select i.title from tasks t join issues i on i.company_id = t.company_id and i.id = t.source_issue_id where t.title = 'Call the yard'`,
        )
        return rows
      })
    await expect.poll(stored).toEqual([{ title: LATE }])
    await expect(desk.getByRole('region', { name: 'This round' })).toContainText('1 of 2 done')
    await phone.getByRole('button', { name: 'Back to the list' }).click()
    await expect(phone.getByRole('button', { name: '5 of 5 votes left' })).toBeVisible()
    await phone.getByRole('button', { name: 'Back to the discussed issue' }).click()
    await expect(phone.getByText('Issue 2 of 2')).toBeVisible()
  })

  await test.step('the result says what was decided', async () => {
    await scriber.getByRole('button', { name: 'Drop' }).click()
    await scriber.getByRole('button', { name: 'End meeting' }).click()
    await scriber.getByRole('alertdialog').getByRole('button', { name: 'End meeting' }).click()
    await expect(desk).toHaveURL(/\/tasks$/)
    await desk.goto('/meetings')
    await desk.getByRole('link', { name: /Crew · Weekly Meeting/ }).click()
    await expect(desk.getByRole('heading', { name: 'Find a second supplier by May.' })).toBeVisible()
    await expect(row(desk, 'The crane is broken')).toContainText('dropped')
    await expect(desk.getByRole('list', { name: 'Promised in this meeting' })).toContainText(
      'Should move On-time delivery up',
    )
  })
})

const issue = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Short-term issues' }).getByRole('listitem').filter({ hasText: title })

const note = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function vote(page: Page, title: string, times: number): Promise<void> {
  for (let given = 0; given < times; given++)
    await page.getByRole('button', { name: `Vote for ${title}` }).click()
}

/** Two issues that people raised, and one of a metric that has missed its target for three weeks. */
async function raiseIssues({ services: { node } }: Stage, { id, teamId, maya }: Company): Promise<void> {
  const metricId = newId()
  const thisWeek = mondayOf(utcDayOf(new Date().toISOString()))
  await node.run(id, maya.id, createMetric, {
    id: metricId,
    teamId,
    ownerId: maya.id,
    name: 'On-time delivery',
    description: '',
    unit: 'percentage',
    targetValue: 95,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'average',
  })
  for (let weeks = 1; weeks <= 12; weeks++)
    await node.run(id, maya.id, setMetricValue, {
      ...cellOf(metricId, addDays(thisWeek, -7 * weeks)),
      value: weeks <= 3 ? 92 + (weeks % 2) : 96 + (weeks % 3),
    })
  const week = addDays(thisWeek, -7)
  await node.run(id, maya.id, raiseFromMetric, {
    id: issueIdOf({ teamId, sourceId: metricId, week }),
    week,
    teamId,
    title: LATE,
    metricId,
    meetingId: null,
  })
  for (const title of ['The crane is broken', 'Ropes are worn'])
    await node.run(id, maya.id, createIssue, { id: newId(), title, issueType: 'short_term', teamId })
}
