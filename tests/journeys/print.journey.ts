import type { Locator, Page } from '@playwright/test'
import { createIssue, resolveIssue } from '../../src/features/issues/issues.mutations.ts'
import { endMeeting, startMeeting } from '../../src/features/meeting-room/meeting-room.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { makeMetric } from './metrics.ts'

/** Puts the page on paper, by a reader of the dark theme: what one only does on a screen is gone, and the sheet says whose it is and what. */
async function expectSheet(
  page: Page,
  { company, title, screenOnly }: { company: string; title: string; screenOnly: readonly Locator[] },
): Promise<void> {
  for (const each of screenOnly) await expect(each).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const each of screenOnly) await expect(each).toBeHidden()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${company}\\w{3}, \\w{3} \\d+, \\d{4}$`))).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  // Paper has no use for what is only a picture to press; names that lead somewhere are still to be read.
  const pictures = page.getByRole('button').filter({ visible: true, hasNotText: /\S/ })
  await expect(pictures).toHaveCount(0)
}

test('a printed sheet says what it is of, and leaves out what one only does on a screen', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const page = await enter({ as: harbor.maya, path: '/people' })
  const row = page.getByRole('listitem').filter({ hasText: 'Omar Castell' })
  await expect(row).toBeVisible()
  await expect(page).toHaveTitle('People · Harbor')
  const screenOnly = [
    page.getByRole('button', { name: 'Invite people' }),
    page.getByRole('searchbox', { name: 'Search by name or e-mail' }),
    row.getByRole('button', { name: 'Actions for Omar Castell' }),
    page.getByRole('button', { name: 'Search', exact: true }),
  ]
  await expectSheet(page, { company: 'Harbor', title: 'People', screenOnly })
  await expect(row).toContainText('Manager')

  await page.goto('/goals')
  await expect(page).toHaveTitle('Goals · Harbor')
  await expect(page.getByRole('heading', { name: 'Goals', level: 1 })).toBeVisible()
  await expect(page.getByRole('group', { name: 'View' })).toBeHidden()
})

test('a printed scorecard has every number of its weeks, its legend, and no controls', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const lastWeek = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
  const values = { [lastWeek]: 41, [addDays(lastWeek, -7)]: 3 }
  await makeMetric(stage.services, harbor, { owner: harbor.maya, name: 'Boats sold', values })
  const page = await enter({ as: harbor.maya, path: '/metrics' })
  const metric = page.getByRole('row', { name: /Boats sold/ })
  await expect(metric).toContainText('41')
  await expectSheet(page, {
    company: 'Harbor',
    title: 'Metrics',
    screenOnly: [
      page.getByRole('button', { name: 'Add metric' }).first(),
      page.getByText('Show current week'),
      page.getByRole('button', { name: 'Refresh' }),
      page.getByRole('button', { name: 'Search', exact: true }),
    ],
  })
  for (const text of ['Boats sold', '41', '3']) await expect(metric).toContainText(text)
  await expect(page.getByText('Missed', { exact: true })).toBeVisible()
})

test('a printed result of a meeting says what was decided, and has no controls', async ({ stage, enter }) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  const { node } = stage.services
  const meetingId = newId()
  const ids = { participantId: newId(), transferId: newId() }
  await node.run(id, maya.id, startMeeting, { id: meetingId, ...ids, teamId, meetingType: 'weekly' })
  const issue = { id: newId(), title: 'The dinghy is grey', issueType: 'short_term' as const, teamId }
  await node.run(id, maya.id, createIssue, issue)
  await node.run(id, maya.id, resolveIssue, { id: issue.id })
  await node.run(id, maya.id, endMeeting, { id: newId(), meetingId })
  const page = await enter({ as: maya, path: `/meetings#${teamId}/${meetingId}` })
  await expect(page.getByText('The dinghy is grey')).toBeVisible()
  await expectSheet(page, {
    company: 'Harbor',
    title: 'Crew · Weekly Meeting',
    screenOnly: [
      page.getByRole('button', { name: 'Print' }),
      page.getByRole('main').getByRole('link', { name: 'Meetings' }),
      page.getByRole('button', { name: 'Search', exact: true }),
    ],
  })
  await expect(page.getByText('The dinghy is grey')).toBeVisible()
})
