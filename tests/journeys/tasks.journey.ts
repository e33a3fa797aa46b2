import type { Page } from '@playwright/test'
import { endMeeting, startMeeting } from '../../src/features/meeting-room/meeting-room.mutations.ts'
import { missTasks } from '../../src/features/tasks/review/review.mutations.ts'
import { createTask, updateTask } from '../../src/features/tasks/tasks.mutations.ts'
import { tasksOfTeam } from '../../src/features/tasks/tasks.queries.ts'
import { addDays, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { longDay } from '../../src/features/tasks/views/calendar.text.ts'
import { newId } from '../../src/sync/id.ts'
import type { Services } from '../../src/server/services.ts'
import { goOffline, holdUndo, openDialog, row, select, toast } from './acts.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { startMeeting as meetingOf } from './meeting.ts'
import { expectUsable } from './usable.ts'

const today = () => utcDayOf(new Date().toISOString())
const TITLES = ['Tar the hull', 'Caulk the deck', 'Splice the rope', 'Trim the lamps']

/** The crew's tasks, due today and on the following days, all of them Lena's. */
async function crewTasks(
  { node }: Services,
  { id, teamId, omar, lena }: Company,
  titles = TITLES,
): Promise<void> {
  for (const [place, title] of titles.entries()) {
    const task = { id: newId(), title, taskType: 'team' as const, teamId, dueDate: addDays(today(), place) }
    await node.run(id, omar.id, createTask, { ...task, assigneeIds: [lena.id] })
  }
}

/** An earlier meeting has found it not done, and now it is due again. */
async function missedBefore({ node }: Services, { id, teamId, omar }: Company, title: string): Promise<void> {
  const meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await node.run(id, omar.id, startMeeting, { ...ids, teamId, meetingType: 'weekly' })
  const items = await node.ask(id, omar.id, tasksOfTeam, { teamId })
  const taskId = items.find(({ task }) => task.title === title)!.task.id
  await node.run(id, omar.id, missTasks, { meetingId, taskIds: [taskId] })
  await node.run(id, omar.id, endMeeting, { id: newId(), meetingId })
  await node.run(id, omar.id, updateTask, { id: taskId, dueDate: today() })
}

const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Done: ${title}` })
const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true })

test('two people work on the same tasks on the board and in the calendar, by mouse and by keys', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  await crewTasks(stage.services, harbor)
  const [lena, omar] = [
    await enter({ as: harbor.lena, path: '/tasks2' }),
    // The month of tomorrow, which is not always that of today.
    await enter({ as: harbor.omar, path: `/tasks3?team=${harbor.teamId}&day=${addDays(today(), 1)}` }),
  ]
  const column = (name: string) => lena.getByRole('region', { name })

  // Lena drags one card and moves another by keys; Omar sees both.
  await card(lena, 'Tar the hull').dragTo(column('In progress: 0'))
  await expect(column('In progress: 1').getByText('Tar the hull')).toBeVisible()
  await card(lena, 'Caulk the deck').focus()
  await lena.keyboard.press('Alt+ArrowRight')
  await expect(column('In progress: 2')).toBeVisible()
  await expect(card(lena, 'Caulk the deck')).toBeFocused()
  await lena.keyboard.press('x')
  await expect(column('Done: 1').getByText('Caulk the deck')).toBeVisible()
  await expect(omar.getByRole('button', { name: /^Caulk the deck.*Done$/ })).toBeVisible()

  // Omar moves a task to another day by keys, and one by mouse; Lena sees the day on the card.
  await omar.goto(`/tasks3?team=${harbor.teamId}`)
  const day = (ahead: number) => omar.locator(`[data-day="${addDays(today(), ahead)}"]`)
  await omar.getByRole('button', { name: 'Week', exact: true }).click()
  const task = omar.getByRole('button', { name: 'Tar the hull', exact: true })
  await task.focus()
  await omar.keyboard.press('Alt+ArrowDown')
  await holdUndo(omar)
  await expect(day(7).getByText('Tar the hull')).toBeVisible()
  await expect(task).toBeFocused()
  await omar.getByRole('button', { name: 'Undo' }).click()
  await expect(day(0).getByText('Tar the hull')).toBeVisible()

  // The same view of the same people, in another arrangement.
  await omar
    .getByRole('navigation', { name: 'Views of the tasks' })
    .getByRole('link', { name: 'List' })
    .click()
  await expect(omar).toHaveURL(new RegExp(`/tasks\\?.*team=${harbor.teamId}`))
  await expect(row(omar, 'Splice the rope')).toBeVisible()
  await expectUsable(lena, 'the board')
})

test('several tasks are selected by keys, and one Undo takes back what was done to them', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  await crewTasks(stage.services, harbor)
  const page = await enter({ as: harbor.omar, path: `/tasks?team=${harbor.teamId}` })
  const { keyboard } = page
  const bar = page.getByRole('group', { name: 'Selected tasks' })

  await tick(page, 'Tar the hull').focus()
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Shift+ArrowDown')
  await expect(bar).toContainText('3 selected')
  await keyboard.press('d')
  await expect(page.getByRole('combobox', { name: 'Due date' })).toBeFocused()
  await keyboard.type('+7')
  await keyboard.press('Enter')
  await expect(toast(page, /^3 tasks due /)).toBeVisible()
  await expect(bar).toBeHidden()

  await tick(page, 'Trim the lamps').focus()
  await keyboard.press('s')
  await row(page, 'Tar the hull')
    .getByRole('button', { name: 'Tar the hull', exact: true })
    .click({ modifiers: ['Control'] })
  await bar.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('combobox', { name: 'Assign to' }).fill('Maya')
  await keyboard.press('Enter')
  await openDialog(page).getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(toast(page, '2 tasks assigned to Maya Harper')).toBeVisible()
  await select(page.getByLabel('Assigned to', { exact: true }), 'Maya Harper')
  await expect(row(page, 'Trim the lamps')).toBeVisible()
  await expect(row(page, 'Splice the rope')).toBeHidden()
  await page.getByRole('button', { name: 'Clear filters' }).click()

  await tick(page, 'Trim the lamps').focus()
  await keyboard.press('Control+a')
  await expect(bar).toContainText('4 selected')
  await keyboard.press('Control+k')
  const acts = page.getByRole('group', { name: 'Actions', exact: true }).getByRole('option')
  await expect(acts.filter({ hasText: '4 selected' })).toHaveText([
    /^Done/,
    /^Due date/,
    /^Assign/,
    /^Archive/,
    /^Clear the selection/,
  ])
  await keyboard.press('Enter')
  await expect(toast(page, '4 tasks done')).toBeVisible()
  await holdUndo(page)
  await expect(page.getByText('Everything here is done.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  for (const title of TITLES) await expect(tick(page, title)).toBeVisible()
})

test('a task that repeats is made again once, though two people tick it, one of them without a network', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/)
  const harbor = await makeHarbor(stage.services)
  const lena = await enter({ as: harbor.lena, path: `/tasks?team=${harbor.teamId}` })
  await lena.getByRole('button', { name: 'New task' }).first().click()
  const dialog = lena.getByRole('dialog', { name: 'Add New Task' })
  await dialog.getByLabel('Title').fill('Pump the bilge')
  await dialog.getByLabel('Due date').press('t')
  await lena.keyboard.type('oday')
  await lena.keyboard.press('Enter')
  await dialog.getByLabel('Repeats').press('w')
  await lena.keyboard.type('eekly')
  await lena.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Create task' }).click()
  await expect(row(lena, 'Pump the bilge').getByText('Repeats every week')).toBeAttached()

  const omar = await enter({ as: harbor.omar, path: `/tasks?team=${harbor.teamId}` })
  await expect(tick(omar, 'Pump the bilge')).toBeVisible()
  await goOffline(omar)
  for (const page of [omar, lena]) {
    await tick(page, 'Pump the bilge').click()
    await expect(toast(page, /The next one is due/)).toBeVisible()
  }
  await omar.context().setOffline(false)
  for (const page of [lena, omar]) {
    await expect(page.getByText('1 open')).toBeVisible()
    await expect(row(page, 'Pump the bilge')).toHaveCount(1)
  }
})

test('in a meeting, each task that is due is done or not in one key, and one missed twice proposes an issue', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  for (const title of ['Tar the hull', 'Caulk the deck', 'Splice the rope'])
    await crewTasks(stage.services, harbor, [title])
  await missedBefore(stage.services, harbor, 'Caulk the deck')
  const page = await enter({ as: harbor.maya, path: '/dashboard' })
  const { keyboard } = page

  await meetingOf(page, 'Crew')
  await page.getByRole('button', { name: /Task Review/ }).click()
  const due = page.getByRole('list', { name: 'Due: Lena Brook' })
  await expect(due.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('0% done (bar 90%)')).toBeVisible()
  await tick(page, 'Tar the hull').focus()
  await keyboard.press('x')
  await expect(page.getByText('33% done (bar 90%)')).toBeVisible()
  await expect(due.getByText('Tar the hull')).toBeHidden()
  await expect(tick(page, 'Caulk the deck'), 'the first row has left to the next').toBeFocused()
  await keyboard.press('m')
  await expect(toast(page, /Not done, due again/)).toBeVisible()
  await expect(due.getByText('Caulk the deck')).toBeHidden()
  await expect(tick(page, 'Splice the rope')).toBeFocused()
  const proposals = page.getByRole('list', { name: 'Proposed issues' })
  await expect(proposals).toContainText('Caulk the deck: not done in 2 reviews.')
  await proposals.getByRole('button', { name: 'Make an issue' }).click()
  await expect(toast(page, 'Issue made')).toBeVisible()
  await expect(proposals).toBeHidden()
  await page.getByRole('button', { name: 'Carry over the last one' }).click()
  await expect(page.getByText('Every task that was due has been gone through.')).toBeVisible()
  await expect(page.getByText('33% done (bar 90%)')).toBeVisible()
  await expectUsable(page, 'the review')
})

test('the month is gone through by keys, and a day takes a new task', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  const page = await enter({ as: harbor.lena, path: '/tasks3?day=2027-03-10' })
  const { keyboard } = page
  await expect(page.getByRole('heading', { name: 'March 2027' })).toBeVisible()
  const head = (day: string) => page.getByRole('button', { name: `Add a task due ${longDay(day)}` })
  await head('2027-03-10').focus()
  await keyboard.press('ArrowRight')
  await expect(head('2027-03-11')).toBeFocused()
  await keyboard.press('PageDown')
  await expect(page.getByRole('heading', { name: 'April 2027' })).toBeVisible()
  await expect(head('2027-04-11')).toBeFocused()
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Add New Task' }).getByLabel('Title').fill('Fit out the boat')
  await keyboard.press('Enter')
  await expect(page.locator('[data-day="2027-04-11"]').getByText('Fit out the boat')).toBeVisible()
  await expectUsable(page, 'the calendar')
})
