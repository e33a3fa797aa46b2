import type { Page } from '@playwright/test'
import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { createHeadline } from '../../src/features/headlines/headlines.mutations.ts'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { endMeeting, startMeeting } from '../../src/features/meeting-room/meeting-room.mutations.ts'
import { makeSuperAdmin } from '../../src/features/platform/first-super-admin.server.ts'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline, toast } from './acts.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'
import { makeMetric } from './metrics.ts'
import type { Stage } from './stage.ts'
import { expectUsable } from './usable.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('option')

/** Opens the palette by its keys, with nothing in it. */
async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
}

/** One of each kind of thing. */
async function makeThings({ services }: Stage, harbor: Company): Promise<void> {
  const { id, teamId, maya } = harbor
  const { node } = services
  const task = { title: 'Varnish the mast', taskType: 'team' as const, dueDate: '2030-03-09' }
  await node.run(id, maya.id, createTask, { id: newId(), ...task, teamId, assigneeIds: [maya.id] })
  const issue = { title: 'Deliveries leave late', issueType: 'short_term' as const }
  await node.run(id, maya.id, createIssue, { id: newId(), ...issue, teamId })
  const goal = { title: 'Chart the reef', description: null, targetDate: '2030-03-31' }
  await node.run(id, maya.id, createGoal, {
    id: newId(),
    ...goal,
    teamId,
    ownerId: maya.id,
    isCompanyGoal: false,
  })
  await node.run(id, maya.id, createHeadline, { id: newId(), title: 'We won the regatta', teamId })
  await makeMetric(services, harbor, { owner: maya, name: 'Boats sold', values: {} })
  const meetingId = newId()
  const ids = { participantId: newId(), transferId: newId() }
  await node.run(id, maya.id, startMeeting, { id: meetingId, ...ids, teamId, meetingType: 'weekly' })
  await node.run(id, maya.id, endMeeting, { id: newId(), meetingId })
}

test('without a mouse the palette finds whatever there is, forgives slips, acts, and remembers', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  await makeThings(stage, harbor)
  const page = await enter({ as: harbor.maya, path: '/dashboard' })
  await page.context().grantPermissions(['clipboard-write'])
  const { keyboard } = page
  await expect(page.getByRole('heading', { name: /Maya/ })).toBeVisible()

  await test.step('every kind of thing', async () => {
    await open(page)
    for (const [typed, group, found] of [
      ['castell', 'People', 'Omar Castell'],
      ['crew', 'Teams', 'Crew'],
      ['varnish', 'Tasks', 'Varnish the mast'],
      ['deliveries', 'Issues', 'Deliveries leave late'],
      ['reef', 'Goals', 'Chart the reef'],
      ['boats', 'Metrics', 'Boats sold'],
      ['regatta', 'Headlines', 'We won the regatta'],
      ['weekly', 'Meetings', 'Crew · Weekly Meeting'],
    ] as const) {
      await search(page).fill(typed)
      await expect(options(page, group).first(), typed).toContainText(found)
    }
  })

  await test.step('a slip, a letter too many, and what there is not', async () => {
    for (const typed of ['varnihs', 'vvarnish', 'varnsh']) {
      await search(page).fill(typed)
      await expect(options(page, 'Tasks').first(), typed).toContainText('Varnish the mast')
    }
    await search(page).fill('zeppelin')
    await expect(page.getByText('No results found for "zeppelin"')).toBeVisible()
  })

  await test.step('Tab leads to what there is to do with it, and the arrow back', async () => {
    await search(page).fill('varnish')
    await expect(options(page, 'Tasks').first()).toBeVisible()
    await keyboard.press('Tab')
    const acts = page.getByRole('combobox', { name: 'Actions for Varnish the mast' })
    await expect(acts).toBeFocused()
    await expect(options(page, 'Actions')).toHaveText([/Open/, /Copy link/, /Mark as done/, /Archive/])
    await keyboard.press('ArrowLeft')
    await expect(search(page)).toBeFocused()
    await keyboard.press('Tab')
    await expect(acts).toBeFocused()
    await keyboard.type('copy')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText('Link copied')).toBeAttached()
  })

  await test.step('what was opened last comes first', async () => {
    await open(page)
    await keyboard.type('reef')
    await expect(options(page, 'Goals').first()).toBeVisible()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/goals\?.*row=/)
    await open(page)
    await expect(options(page, 'Recent').first()).toContainText('Chart the reef')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/goals\?.*row=/)
  })

  await test.step('a row that comes while one types leaves the focus where it is', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Tasks', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible()
    await open(page)
    await page.goBack()
    await expect(page.locator('[data-sought]')).toContainText('Chart the reef')
    await expect(search(page)).toBeFocused()
    await keyboard.press('Escape')
  })

  await test.step('what there is to do with the row that has the focus comes first', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Tasks', exact: true }).first().click()
    await page.locator('main [data-row-key] input[type=checkbox]').first().focus()
    await open(page)
    const acts = page.getByRole('group', { name: 'Actions', exact: true }).getByRole('option')
    await expect(acts).toHaveText([
      /Copy link.*Varnish the mast/,
      /Mark as done.*Varnish the mast/,
      /Archive.*Varnish the mast/,
    ])
    await keyboard.press('Escape')
  })

  await test.step('an act marks the task as done', async () => {
    await open(page)
    await keyboard.type('varnish')
    await expect(options(page, 'Tasks').first()).toBeVisible()
    await keyboard.press('Tab')
    await keyboard.type('done')
    await keyboard.press('Enter')
    await expect(toast(page, 'Task done')).toBeVisible()
    await page.goto('/tasks')
    await expect(page.getByText('Varnish the mast')).toBeHidden()
  })
})

test('the palette leads to every page and tab of the settings that a person has, and to no other', async ({
  stage,
  enter,
}) => {
  const { maya, lena } = await makeHarbor(stage.services)
  await makeSuperAdmin(stage.services.pool, maya.email)
  const director = await enter({ as: maya, path: '/tasks' })
  const member = await enter({ as: lena, path: '/tasks' })
  for (const page of [director, member])
    await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible()
  for (const [typed, title, address] of [
    ['notifications', 'Notifications', /\/notifications$/],
    ['company management', 'Company management', /\/company-management$/],
    ['super admin', 'Super Admin', /\/super-admin$/],
    ['settings billing', 'Billing', /tab=billing/],
    ['settings words', 'Words', /tab=words/],
    ['settings audit', 'Audit log', /tab=audit/],
  ] as const) {
    await open(director)
    await director.keyboard.type(typed)
    const option = director.getByRole('option', { name: new RegExp(`^${title}`) }).first()
    await expect(option, typed).toBeVisible()
    await director.keyboard.press('Enter')
    await expect(director).toHaveURL(address)
  }
  await open(member)
  await expect(member.getByRole('option', { name: /^Notifications/ })).toBeVisible()
  for (const typed of ['company management', 'super admin', 'settings billing', 'settings audit']) {
    await search(member).fill(typed)
    await expect(member.getByText(`No results found for "${typed}"`)).toBeVisible()
  }
})

test('on a phone the palette finds, acts by its button, and goes on without a network', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const harbor = await makeHarbor(stage.services)
  await makeThings(stage, harbor)
  const page = await enter({ as: harbor.maya, phone: true, path: '/tasks' })
  await page.getByRole('button', { name: 'Search' }).tap()
  await expect(search(page)).toBeFocused()
  await search(page).fill('varnish')
  await expect(options(page, 'Tasks').first()).toBeVisible()
  await expectUsable(page, 'the palette with what it found, on a phone')
  await options(page, 'Tasks').first().locator('[data-more]').tap()
  await expect(options(page, 'Actions').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).tap()
  await goOffline(page)
  await search(page).fill('reef')
  await expect(options(page, 'Goals').first()).toContainText('Chart the reef')
  await options(page, 'Goals').first().tap()
  await expect(page).toHaveURL(/\/goals\?.*row=/)
  await page.context().setOffline(false)
})
