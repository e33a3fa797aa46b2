import type { Page } from '@playwright/test'
import { rateValue, shareFit } from '../../src/features/fit/fit.mutations.ts'
import { startChart } from '../../src/features/org-chart/charts/charts.mutations.ts'
import { addHolder } from '../../src/features/org-chart/seats/holders.mutations.ts'
import { addPlanItems } from '../../src/features/strategy/plan-items.mutations.ts'
import { updateTeam } from '../../src/features/teams/teams.mutations.ts'
import { startOfQuarter, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import { openDialog, row, toast } from './acts.ts'
import { type Company, joinAs, makeHarbor, makePerson } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

/** Two values, and Lena on a seat beneath Omar’s. */
async function prepare({ node }: Services, { id, maya, omar, lena, teamId }: Company) {
  await node.run(id, maya.id, updateTeam, { id: teamId, isLeadership: true })
  const items = ['Calm', 'Frank'].map((title) => ({ id: newId(), title }))
  await node.run(id, maya.id, addPlanItems, { teamId, planId: newId(), list: 'values', items })
  const [upper, lower] = [newId(), newId()]
  await node.run(id, maya.id, startChart, {
    id: newId(),
    name: 'Org Chart',
    seats: [
      { id: upper, name: 'Operations' },
      { id: lower, name: 'Deck' },
    ],
  })
  await node.run(id, maya.id, addHolder, { seatId: upper, personId: omar.id })
  await node.run(id, maya.id, addHolder, { seatId: lower, personId: lena.id })
  return { calmId: items[0]!.id }
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Fit of people' })
const cell = (page: Page, name: string) => grid(page).getByRole('gridcell', { name })
const line = (page: Page, person: string) => grid(page).getByRole('row').filter({ hasText: person })

test('Omar rates a quarter by keys, talks first, shares it, and Maya reads it; Lena never does', async ({
  stage,
  enter,
}) => {
  const company = await makeHarbor(stage.services)
  await prepare(stage.services, company)
  const { maya, omar, lena } = company
  const page = await enter({ as: omar, path: '/people' })
  await page.getByRole('tab', { name: 'Fit' }).click()
  await expect(line(page, 'Lena Brook')).toContainText('Not fully rated')
  await cell(page, 'Calm: Not rated').first().focus()
  await page.keyboard.press('1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('-')
  await expect(line(page, 'Lena Brook')).toContainText('Below the bar')
  await page.keyboard.press('2')
  for (const key of ['y', 'y', 'y']) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press(key)
  }
  await expect(line(page, 'Lena Brook')).toContainText('Meets the bar')
  await page.keyboard.press('n')
  await expect(line(page, 'Lena Brook')).toContainText('Below the bar')
  await expectUsable(page, 'fit')

  // What is a matter for a talk becomes a task of his own, or an issue that names nobody.
  await cell(page, 'Has capacity: No').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Make a task' }).click()
  await expect(openDialog(page).getByLabel('Title')).toHaveValue(
    'Talk with Lena Brook about Deck: Has capacity',
  )
  const said = await openDialog(page).getByLabel('Description').inputValue()
  await openDialog(page).getByRole('button', { name: 'Create task' }).click()
  await expect(openDialog(page)).toBeHidden()
  const address = said.slice(said.indexOf('/people?from='))
  await page.goto(address)
  await expect(openDialog(page).getByRole('list', { name: 'Made from here' })).toContainText(
    'Talk with Lena Brook',
  )
  await page.keyboard.press('Escape')
  await cell(page, 'Has capacity: No').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Make an issue' }).click()
  await expect(openDialog(page).getByText('Everybody on Crew can read this issue.')).toBeVisible()
  await page.keyboard.press('Escape')

  const reader = await enter({ as: maya, path: address })
  await expect(reader.getByText('Only those whom it concerns can open it.')).toBeVisible()
  await reader.goto('/people?tab=fit')
  await expect(line(reader, 'Lena Brook')).toContainText('Not fully rated')
  await cell(page, 'Has capacity: No').focus()
  await page.keyboard.press('Enter')
  await openDialog(page).getByRole('button', { name: 'Share with managers' }).click()
  await expect(
    page.getByText(
      'Every manager and director can read this, also Lena Brook if Lena Brook is one. Talk first.',
    ),
  ).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Share with managers' }).click()
  await expect(toast(page, 'Rating shared with managers')).toBeVisible()
  await expect(line(reader, 'Lena Brook')).toContainText('Below the bar')
  await expect(cell(reader, 'Calm: Mostly. Rated by Omar Castell')).toBeVisible()

  await openDialog(page).getByRole('button', { name: 'Make private again' }).click()
  await expect(line(reader, 'Lena Brook')).toContainText('Not fully rated')

  const member = await enter({ as: lena, path: '/people?tab=fit' })
  await expect(member.getByRole('tab', { name: 'Team' })).toBeVisible()
  await expect(member.getByRole('tab', { name: 'Fit' })).toBeHidden()
})

test('the cursor stays with its person while others come, and while a mark changes the order', async ({
  stage,
  enter,
}) => {
  const company = await makeHarbor(stage.services)
  await prepare(stage.services, company)
  const page = await enter({ as: company.maya, path: '/people?tab=fit' })
  await line(page, 'Lena Brook').getByRole('gridcell', { name: 'Calm: Not rated' }).click()
  await page.keyboard.press('0')
  await page.keyboard.press('ArrowDown')
  const calm = line(page, 'Omar Castell').getByRole('gridcell', { name: /^Calm/ })
  await expect(calm).toBeFocused()
  await joinAs(stage.services, company, await makePerson(stage.services, 'Anna Able'), 'member')
  await expect(line(page, 'Anna Able')).toBeVisible()
  await expect(calm).toBeFocused()
  await page.keyboard.press('1')
  await expect(calm).toHaveAccessibleName('Calm: Mostly')
  await expect(line(page, 'Lena Brook')).not.toContainText('Mostly')

  await page.getByRole('combobox', { name: 'Sort' }).click()
  await page.getByRole('option', { name: /result/i }).click()
  await calm.focus()
  for (const key of ['3', '2', 'ArrowRight', '3']) await page.keyboard.press(key)
  await expect(calm).toHaveAccessibleName('Calm: Sometimes')
  await expect(line(page, 'Omar Castell').getByRole('gridcell', { name: 'Frank: Rarely' })).toBeFocused()
})

test('who presses what somebody else has said agrees with them, and who takes that back sees it again', async ({
  stage,
  enter,
}) => {
  const company = await makeHarbor(stage.services)
  const { calmId } = await prepare(stage.services, company)
  const { id, maya, omar, lena } = company
  const { node } = stage.services
  const whom = { personId: lena.id, quarter: startOfQuarter(utcDayOf(new Date().toISOString())) }
  const page = await enter({ as: maya, phone: true, path: '/people?tab=fit' })
  const card = row(page, 'Lena Brook').first()
  const mostly = card.getByRole('group', { name: 'Lena Brook, Calm' }).getByRole('button', { name: 'Mostly' })
  await expect(mostly).toHaveAttribute('aria-pressed', 'false')
  await node.run(id, omar.id, rateValue, { ...whom, valueId: calmId, mark: 'mostly' })
  await node.run(id, omar.id, shareFit, whom)
  await expect(mostly).toHaveAttribute('aria-pressed', 'true')
  for (const about of ['agrees', 'takes that back']) {
    await mostly.click()
    await expect(mostly, about).toHaveAttribute('aria-pressed', 'true')
  }
  await card.getByRole('button', { name: 'Rarely' }).first().click()
  await expect(mostly).toHaveAttribute('aria-pressed', 'false')
})

test('on a phone each person is a card, whose marks are pressed', async ({ stage, enter }) => {
  const company = await makeHarbor(stage.services)
  await prepare(stage.services, company)
  const page = await enter({ as: company.omar, phone: true, path: '/people?tab=fit' })
  const card = row(page, 'Lena Brook').first()
  await card.getByRole('group', { name: 'Lena Brook, Calm' }).getByRole('button', { name: 'Rarely' }).click()
  await expect(card).toContainText('Below the bar')
  await card.getByRole('group', { name: 'Lena Brook, Calm' }).getByRole('button', { name: 'Rarely' }).click()
  await expect(card).toContainText('Not fully rated')
  await expectUsable(page, 'fit')
})

test('without values a director is led to the strategy', async ({ stage, enter }) => {
  const { maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/people?tab=fit' })
  await expect(page.getByText('Add your core values first')).toBeVisible()
  await page.getByRole('link', { name: 'Open strategy' }).click()
  await expect(page).toHaveURL(/\/strategy/)
})
