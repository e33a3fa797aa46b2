import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { addMilestone } from '../../src/features/goals/milestones/milestones.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import type { Services } from '../../src/server/services.ts'
import { openDialog, row, toast } from './acts.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

/** A quarter that is over, whenever this runs. */
const PAST = { targetDate: '2025-03-31', quarter: '2025-Q1', label: 'Q1 2025' }

const TITLES = ['Round the Horn', 'Paint the hull', 'Chart the bay', 'Sell the old sails']

async function goalsOfThePast({ node }: Services, { id: companyId, teamId, lena }: Company): Promise<void> {
  for (const title of TITLES) {
    const goal = { teamId, ownerId: null, description: null, isCompanyGoal: false }
    const id = newId()
    await node.run(companyId, lena.id, createGoal, { ...goal, id, title, targetDate: PAST.targetDate })
    await node.run(companyId, lena.id, addMilestone, { id: newId(), goalId: id, title: `Begin: ${title}` })
  }
}

test('a quarter is closed with four outcomes, by two people at once, and taken back', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  await goalsOfThePast(stage.services, harbor)
  const [here, there] = [
    await enter({ as: harbor.lena, path: '/goals' }),
    await enter({ as: harbor.omar, path: '/goals', phone: true }),
  ]
  for (const page of [here, there]) await page.getByRole('button', { name: `Close ${PAST.label}` }).click()

  const outcomes = ['Done', 'Carry over', 'Make a task', 'Drop']
  for (const [place, title] of TITLES.entries()) {
    const choice = here.getByRole('radiogroup', { name: `Outcome of ${title}` })
    await choice.getByText(outcomes[place]!, { exact: true }).click()
    await there
      .getByRole('radiogroup', { name: `Outcome of ${title}` })
      .getByText('Not done', { exact: true })
      .click()
  }
  // One goal was dropped, so one of three was done.
  await expect(openDialog(here).getByRole('status')).toHaveText(/1 of 3 done, 33%/)
  await openDialog(here)
    .getByRole('button', { name: `Close ${PAST.label}` })
    .click()
  await expect(toast(here, `${PAST.label} closed`)).toBeVisible()

  // The other still has the dialog open, and reads what was decided.
  await expect(there.getByText('Carried over, decided by somebody else just now')).toBeVisible()
  await expect(there.getByText('Every goal of this quarter has been decided on.')).toBeVisible()
  await expect(openDialog(there).getByRole('button', { name: `Close ${PAST.label}` })).toBeDisabled()

  // What was carried over goes on this quarter with its milestone; what became a task is on the list of tasks.
  await expect(row(here, 'Paint the hull').getByText('0 of 1 milestone')).toBeVisible()
  await here.goto('/tasks')
  await expect(row(here, 'Chart the bay')).toBeVisible()

  await here.goto(`/goals?quarter=${PAST.quarter}`)
  await expect(row(here, 'Round the Horn').getByText('Done', { exact: true })).toBeVisible()
  await expect(row(here, 'Paint the hull').getByText('Carried over')).toBeVisible()
  await row(here, 'Paint the hull')
    .getByRole('link', { name: /goes on in/ })
    .click()
  await row(here, 'Paint the hull')
    .getByRole('link', { name: `carried over from ${PAST.label}` })
    .click()
  await row(here, 'Paint the hull').getByRole('button', { name: 'Actions for Paint the hull' }).click()
  await here.getByRole('menuitem', { name: 'Reopen' }).click()
  await expect(row(here, 'Paint the hull').getByRole('group', { name: /Status of/ })).toBeVisible()
})

test('one Undo takes back everything that closing a quarter did', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  await goalsOfThePast(stage.services, harbor)
  const page = await enter({ as: harbor.omar, path: '/goals' })
  await page.getByRole('button', { name: `Close ${PAST.label}` }).click()
  for (const title of TITLES)
    await page
      .getByRole('radiogroup', { name: `Outcome of ${title}` })
      .getByText('Carry over', { exact: true })
      .click()
  await openDialog(page)
    .getByRole('button', { name: `Close ${PAST.label}` })
    .click()
  await expect(page.getByRole('button', { name: `Close ${PAST.label}` })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: `Close ${PAST.label}` })).toBeVisible()
  for (const title of TITLES) await expect(row(page, title)).toHaveCount(1)
})

test('milestones and the week’s status, by keyboard only', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  const { node } = stage.services
  const id = newId()
  const goal = { id, teamId: harbor.teamId, ownerId: null, title: 'Round the Horn', description: null }
  await node.run(harbor.id, harbor.lena.id, createGoal, { ...goal, targetDate: null, isCompanyGoal: false })
  const page = await enter({ as: harbor.lena, path: '/goals' })
  const title = page.getByRole('button', { name: 'Round the Horn', exact: true })
  await title.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Round the Horn' })
  const field = dialog.getByLabel('New milestone')
  await field.focus()
  for (const milestone of ['Hull', 'Sails']) {
    await page.keyboard.type(milestone)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('checkbox', { name: milestone })).toBeVisible()
    await expect(field).toBeFocused()
  }
  await dialog.getByRole('checkbox', { name: 'Hull' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Actions for milestone Sails' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('list', { name: 'Tasks of Sails' }).getByText('Sails')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Round the Horn').getByText('1 of 2 milestones')).toBeVisible()

  await page
    .getByRole('group', { name: /Status of/ })
    .getByRole('button', { name: 'Off track' })
    .focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('No wind')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Last 12 weeks: 1 off track' })).toBeVisible()
  await title.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('No wind')).toBeVisible()
})

test('a goal moves between the columns of the board by keys', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  const { node } = stage.services
  const goal = {
    id: newId(),
    teamId: harbor.teamId,
    ownerId: null,
    title: 'Round the Horn',
    description: null,
  }
  await node.run(harbor.id, harbor.lena.id, createGoal, { ...goal, targetDate: null, isCompanyGoal: false })
  const page = await enter({ as: harbor.lena, path: '/goals' })
  await page.getByRole('button', { name: 'Board' }).click()
  await expect(page).toHaveURL(/view=board/)
  const title = page.getByRole('button', { name: 'Round the Horn', exact: true })
  await title.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('region', { name: 'Off track: 1' }).getByText('Round the Horn')).toBeVisible()
  await expect(title).toBeFocused()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Off track: 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Roadmap' }).click()
  await expect(page.getByRole('list', { name: /Roadmap/ }).getByText('Round the Horn')).toBeVisible()
})
