import type { Page } from '@playwright/test'
import { updateCompany } from '../../src/features/companies/companies.mutations.ts'
import { createIssue, resolveIssue } from '../../src/features/issues/issues.mutations.ts'
import { meetings } from '../../src/features/meetings/meetings.table.ts'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { cellOf, setMetricValue } from '../../src/features/metrics/values/metric-values.mutations.ts'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { row, toast } from './acts.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './mail-journey.ts'
import { startMeeting } from './meeting.ts'
import type { Stage } from './stage.ts'

const today = () => utcDayOf(new Date().toISOString())

test('three people prepare, meet, rate and end, and each gets the minutes by mail', async ({
  stage,
  mails,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { teamId, maya, omar, lena } = harbor
  await prepare(stage, harbor)
  const first = await enter({ as: maya, path: `/meeting/${teamId}` })
  const third = await enter({ as: lena, path: `/meeting/${teamId}` })

  await test.step('the lobby says who is here and what is missing, and takes the number', async () => {
    await expect(first.getByText('2 of 3 here')).toBeVisible()
    await expect(row(first, 'Omar Castell').first()).toContainText('Not here yet')
    await expect(first.getByText('Paint the hull')).toBeVisible()
    await third.getByRole('button', { name: 'Enter mine' }).click()
    await third.keyboard.type('7')
    await third.keyboard.press('Enter')
    await expect(first.getByText(/^All numbers of .* are in\.$/)).toBeVisible()
  })

  const second = await enter({ as: omar, path: '/dashboard' })
  const everybody = [first, second, third]
  await startMeeting(first, 'Crew')
  for (const page of [second, third]) {
    await page.getByRole('button', { name: 'Join Meeting' }).first().click()
    await expect(page.getByRole('heading', { name: 'Crew · Weekly Meeting' })).toBeVisible()
  }

  await test.step('one key moves the turn on', async () => {
    await first.keyboard.press('s')
    for (const page of [second, third]) await expect(row(page, 'Maya Harper')).toContainText('Speaks now')
    await first.keyboard.press('s')
    await expect(row(second, 'Omar Castell')).toContainText('It’s your turn')
    await expect(row(third, 'Maya Harper')).toContainText('Has spoken')
  })

  await test.step('somebody looks around and comes back, and the scriber sees that', async () => {
    await third
      .getByRole('navigation', { name: 'Agenda' })
      .getByRole('button', { name: /^Goal Review/ })
      .click()
    await expect(third.getByText('You are looking at Goal Review. The meeting is in Segue.')).toBeVisible()
    await expect(first.getByRole('button', { name: /1 looking around/ })).toBeVisible()
    await third.keyboard.press('f')
    await expect(third.getByText('You are looking at')).toBeHidden()
    await expect(first.getByText('1 looking around')).toBeHidden()
  })

  await test.step('the meeting is handed over to somebody who is told', async () => {
    await first.getByRole('button', { name: /participants$/ }).click()
    await first.getByRole('button', { name: 'Make Omar Castell the scriber' }).click()
    await expect(toast(second, 'The timer was handed to you.')).toBeVisible()
    await expect(second.getByText('You are the scriber', { exact: true })).toBeVisible()
    await expect(first.getByText('Scriber: Omar Castell')).toBeVisible()
  })

  await solveAnIssue(stage, harbor)
  await second
    .getByRole('navigation', { name: 'Agenda' })
    .getByRole('button', { name: /^Conclude/ })
    .click()

  await test.step('the average shows after one’s own rating, and the end names who has not rated', async () => {
    await rate(first, 9)
    await rate(second, 9)
    await expect(first.getByText('9.0')).toBeVisible()
    await expect(third.getByText('2 of 3 have rated')).toBeVisible()
    await expect(third.getByText('9.0')).toBeHidden()
    await second.getByRole('button', { name: 'End meeting' }).click()
    const question = second.getByRole('alertdialog')
    await expect(question.getByText('Not rated yet: Lena Brook.')).toBeVisible()
    await rate(third, 6)
    await expect(question.getByText('Everybody has rated.')).toBeVisible()
    const note = third.getByLabel('What would have made it a 10?')
    await note.fill('Start on time')
    await note.blur()
    await expect(third.getByText('8.0')).toBeVisible()
    await question.getByRole('button', { name: 'End meeting' }).click()
  })

  await test.step('everybody sees what came of it', async () => {
    await Promise.all(
      everybody.map((page) => expect(toast(page, /^8\.0 healthy, 1 solved, 1 task\./)).toBeVisible()),
    )
    await third.getByRole('button', { name: 'See result' }).hover()
    await expect(toast(second, 'Meeting finalized successfully')).toBeVisible()
    for (const page of [first, second]) await expect(page).toHaveURL(/\/tasks$/)
    await third.getByRole('button', { name: 'See result' }).click()
  })

  await test.step('the result begins with the decision and names what was made of the overdue', async () => {
    await expect(third.getByRole('heading', { name: 'The dock leaks' })).toBeVisible()
    await expect(row(third, 'Call the plumber').last()).toContainText('Lena Brook')
    const made = third.locator('section').filter({ hasText: 'Issues made of what is overdue' }).last()
    await expect(made).toContainText('Paint the hull')
    await expect(third.getByText('Start on time')).toBeVisible()
  })

  await test.step('and each of them gets the minutes once', async () => {
    await third.getByRole('button', { name: 'Send to all 3' }).click()
    await expect(third.getByText('Mailed to 3')).toBeVisible({ timeout: 20_000 })
    for (const { email } of [maya, omar, lena]) {
      // Who was invited to the company has been mailed that too.
      const [mail, ...further] = mails
        .mailsTo(email)
        .filter(({ subject }) => subject?.startsWith('Minutes: Crew · Weekly Meeting, '))
      expect(further).toEqual([])
      for (const words of ['The dock leaks', 'Call the plumber', '8.0 healthy'])
        expect(mail?.text).toContain(words)
    }
  })
})

/** A number of Lena's that is missing, a task that is overdue, and the company's switch. */
async function prepare({ services }: Stage, { id, teamId, maya, lena }: Company): Promise<void> {
  const { node } = services
  await node.run(id, maya.id, updateCompany, { autoCreateOverdueIssues: true })
  const metricId = newId()
  await node.run(id, lena.id, createMetric, {
    id: metricId,
    teamId,
    ownerId: lena.id,
    name: 'Leads',
    description: null,
    unit: 'number',
    targetValue: 5,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  const earlier = cellOf(metricId, addDays(mondayOf(today()), -21))
  await node.run(id, lena.id, setMetricValue, { ...earlier, value: 6 })
  await node.run(id, lena.id, createTask, {
    id: newId(),
    title: 'Paint the hull',
    taskType: 'team',
    teamId,
    dueDate: addDays(today(), -9),
  })
}

async function solveAnIssue({ services }: Stage, { id, teamId, lena }: Company): Promise<void> {
  const { node } = services
  const { replica } = (await node.company(id))!
  const [meeting] = replica.store.where(meetings, { teamId, status: 'active' })
  const issueId = newId()
  await node.run(id, lena.id, createIssue, {
    id: issueId,
    title: 'The dock leaks',
    issueType: 'short_term',
    teamId,
  })
  await node.run(id, lena.id, createTask, {
    id: newId(),
    title: 'Call the plumber',
    taskType: 'team',
    teamId,
    dueDate: addDays(today(), 7),
    sourceIssueId: issueId,
    meetingId: meeting!.id,
  })
  await node.run(id, lena.id, resolveIssue, { id: issueId })
}

async function rate(page: Page, rating: number): Promise<void> {
  await page.getByText(String(rating), { exact: true }).click()
  await expect(page.getByRole('radio', { name: `${rating} of 10` })).toBeChecked()
}
