import type { Page } from '@playwright/test'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import {
  cellOf,
  setCustomTarget,
  setMetricValue,
} from '../../src/features/metrics/values/metric-values.mutations.ts'
import { NO_SOURCE, UNTOUCHED } from '../../src/features/issues/issues.rules.ts'
import { issues } from '../../src/features/issues/issues.table.ts'
import { meetingResults } from '../../src/features/meeting-room/results/meeting-results.table.ts'
import { newRow } from '../../src/features/people/company-rows.rules.ts'
import { insertRows } from '../../src/features/people/insert-rows.mutations.ts'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { createTeam } from '../../src/features/teams/teams.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline, row, select } from './acts.ts'
import { keptForOffline } from './browser-storage.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { endedMeeting } from './meeting-rows.ts'
import { makeMetric } from './metrics.ts'

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/
const WEEKS_AGO = 200
const DAY_MS = 86_400_000

/** Weeks follow four fixed columns, the newest first. Only those in view are in the page. */
const cell = (page: Page) => page.locator(`[data-row="0"][data-column="${4 + WEEKS_AGO - 1}"]`)

/** All time, scrolled to the week of long ago. */
async function openAllTime(page: Page) {
  await select(page.getByLabel('Time period'), 'All time')
  // It is as wide as that only once the weeks are laid out.
  await expect(async () => {
    await page.getByRole('grid').evaluate((grid, weeks) => {
      const week = [...grid.querySelectorAll<HTMLElement>('[data-row="0"][data-column]')].at(-1)!
      grid.scrollLeft = weeks * week.offsetWidth
    }, WEEKS_AGO - 4)
    await expect(cell(page)).toBeAttached({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

test('a number of long ago is corrected while somebody else watches, without a network in between', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { id, teamId, maya, lena, omar } = await makeHarbor(stage.services)
  const metricId = newId()
  const { node } = stage.services
  await node.run(id, maya.id, createMetric, {
    id: metricId,
    teamId,
    ownerId: maya.id,
    name: 'Leads',
    description: null,
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  const lastWeek = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
  const week = addDays(lastWeek, -7 * (WEEKS_AGO - 1))
  await node.run(id, maya.id, setMetricValue, { ...cellOf(metricId, week), value: 41 })
  const desk = await enter({ as: lena, path: '/metrics' })
  const train = await enter({ as: omar, path: '/metrics' })
  for (const page of [desk, train]) await expect(page.getByRole('grid')).toBeVisible()

  await goOffline(train)
  await expect(train.getByText('Offline mode')).toBeVisible()
  await openAllTime(train)
  await expect(train.getByText(/This device has the weeks since/)).toBeVisible()

  await openAllTime(desk)
  await expect(cell(desk)).toContainText('41')
  await cell(desk).click()
  await desk.keyboard.type('42')
  await desk.keyboard.press('Enter')
  await expect(cell(desk)).toContainText('42')

  await expect(cell(train)).toHaveAccessibleName('not loaded')

  await train.context().setOffline(false)
  await expect(cell(train)).toContainText('42')
  await expect(train.getByText(/This device has the weeks since/)).toBeHidden()
  await cell(train).click()
  await train.keyboard.type('43')
  await train.keyboard.press('Enter')
  await expect(cell(desk)).toContainText('43')

  // What is in view may be beyond the end of the next period.
  await select(desk.getByLabel('Time period'), 'Last 4 weeks')
  await expect(desk.getByRole('columnheader')).toHaveCount(8)
  await desk.getByRole('link', { name: 'Tasks', exact: true }).click()
  await desk.getByRole('link', { name: 'Metrics', exact: true }).click()
  await expect(desk.getByRole('columnheader')).toHaveCount(8)
})

test('a week of long ago that an address opens is changed only once it is here, and keeps the rest of what it says', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const company = await makeHarbor(stage.services)
  const { maya, omar } = company
  const week = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7 * 30)
  const given = { owner: maya, name: 'Knots', values: { [week]: 41 } }
  const metricId = await makeMetric(stage.services, company, given)
  await stage.services.node.run(company.id, maya.id, setCustomTarget, {
    ...cellOf(metricId, week),
    customTargetValue: 50,
    customTargetLogic: null,
    targetNote: 'The yard was closed',
  })
  const path = `/metrics?row=${metricId}&week=${week}`
  const openedOn = (page: Page) => page.getByRole('dialog', { name: 'Knots' })
  const field = (page: Page, label: string) => openedOn(page).getByLabel(label, { exact: true })
  const save = (page: Page) => openedOn(page).getByRole('button', { name: 'Save' })

  const desk = await enter({ as: maya, path })
  await expect(field(desk, 'Note')).toHaveValue('The yard was closed')
  await field(desk, 'Note').fill('A storm')
  await save(desk).click()
  await expect(openedOn(desk)).toBeHidden()

  const train = await enter({ as: omar, path: '/metrics' })
  await keptForOffline(train, 'Knots')
  await goOffline(train)
  await train.goto(path)
  await expect(openedOn(train).getByText(/This device has the weeks since/)).toBeVisible()
  await expect(save(train)).toBeDisabled()
  await train.context().setOffline(false)
  await expect(field(train, 'Value')).toHaveValue('41')
  await expect(field(train, 'Target value')).toHaveValue('50')
  await expect(field(train, 'Note')).toHaveValue('A storm')
  await expect(save(train)).toBeEnabled()
})

test('finished work of long ago comes beneath the rest, without the list moving', async ({
  stage,
  enter,
}) => {
  const { id, teamId, lena } = await makeHarbor(stage.services)
  const issueOf = (days: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const moment = new Date(Date.now() - days * DAY_MS - index * 1_000).toISOString()
      return newRow(issues, {
        id: newId(),
        title: `Late by ${days} days, ${index}`,
        description: null,
        issueType: 'short_term',
        status: 'resolved',
        teamId,
        ownerId: lena.id,
        meetingId: null,
        ...NO_SOURCE,
        ...UNTOUCHED,
        createdBy: lena.id,
        createdAt: moment,
        updatedAt: moment,
        resolvedAt: moment,
        resolvedBy: lena.id,
        archivedAt: null,
      })
    })
  await stage.services.node.run(id, null, insertRows([...issueOf(5, 50), ...issueOf(60, 50)]), {})
  for (const phone of [false, true]) {
    const page = await enter({ as: lena, path: '/issues', phone })
    await page.getByRole('tab', { name: 'Resolved' }).click()
    const older = page.getByRole('button', { name: 'Show what was finished before' })
    await older.scrollIntoViewIfNeeded()
    const last = row(page, 'Late by 5 days, 49')
    const top = async () => (await last.boundingBox())?.y ?? 0
    const before = await top()
    await older.click()
    await expect(page.getByText('Late by 60 days, 0')).toBeVisible()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40)
    await expect(page.getByText(/^Everything since .* is shown\.$/)).toBeAttached()
  }
})

test('an address that names only a meeting leads to it, however long ago it ended', async ({
  stage,
  enter,
}) => {
  const { id, teamId, lena } = await makeHarbor(stage.services)
  const endedAt = new Date(Date.now() - 200 * DAY_MS).toISOString()
  const meeting = endedMeeting(teamId, lena.id, endedAt)
  const result = newRow(meetingResults, {
    id: newId(),
    meetingId: meeting.row.id,
    teamId,
    headlinesCreated: [],
    messagesCascaded: [],
    tasksCreated: [{ id: newId(), title: 'Send the contract', personIds: [lena.id] }],
    issuesResolved: [],
    goalsCreated: [],
    metricsCreated: [],
    sectionDurations: [],
    totalDurationSeconds: 300,
    attendees: [lena.id],
    meetingRatings: {},
    ratingNotes: {},
    issuesLeft: [],
    issuesAutoCreated: null,
    numbersOff: [],
    figures: null,
    absentees: [],
    memberIds: null,
    createdAt: endedAt,
  })
  await stage.services.node.run(id, null, insertRows([meeting, result]), {})
  const page = await enter({ as: lena, path: `/meetings#${meeting.row.id}` })
  await expect(page.getByText('Send the contract')).toBeVisible()
  await page.goto(`/meetings#${newId()}`)
  await expect(page.getByText('This address doesn’t say which team met.')).toBeVisible()
})

test('a director opens the team of others, sees what they do, and works with them', async ({
  stage,
  enter,
}) => {
  const { id, maya, omar } = await makeHarbor(stage.services)
  const { node } = stage.services
  const teamId = newId()
  await node.run(id, omar.id, createTeam, { id: teamId, membershipId: newId(), name: 'Dock' })
  const addTask = (title: string) =>
    node.run(id, omar.id, createTask, {
      id: newId(),
      title,
      taskType: 'team',
      teamId,
      dueDate: '2099-01-05',
      assigneeIds: [omar.id],
    })
  await addTask('Mend the crane')
  const director = await enter({ as: maya, path: '/tasks' })
  await select(director.getByLabel('Whose tasks'), 'Dock')
  await expect(row(director, 'Mend the crane')).toBeVisible()
  await addTask('Paint the pier')
  await expect(row(director, 'Paint the pier')).toBeVisible()

  const member = await enter({ as: omar, path: '/tasks' })
  await expect(row(member, 'Paint the pier')).toBeVisible()
  await row(director, 'Paint the pier').getByRole('checkbox').click()
  await expect(row(member, 'Paint the pier')).toBeHidden()

  await director.getByRole('link', { name: 'Meetings' }).first().click()
  await member.getByRole('button', { name: 'Meeting', exact: true }).click()
  await member.getByRole('menuitem', { name: 'Dock' }).click()
  await member.getByRole('button', { name: 'Start meeting' }).click()
  await director.goto(`/meeting/${teamId}`)
  await director.getByRole('main').getByRole('button', { name: 'Join Meeting' }).click()
  await expect(director.getByRole('heading', { name: /Dock/ })).toBeVisible()
})
