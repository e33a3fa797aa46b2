import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { addMilestone, updateMilestone } from '../../src/features/goals/milestones/milestones.mutations.ts'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { mergeIssue } from '../../src/features/issues/merging/merging.mutations.ts'
import { issueIdOf } from '../../src/features/issues/raising/sources.rules.ts'
import { raiseFromGoal } from '../../src/features/issues/raising/raising.mutations.ts'
import { mondayOf, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { openDialog, row } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

const goalOf = (teamId: string, title: string) => ({
  id: newId(),
  teamId,
  ownerId: null,
  title,
  description: null,
  targetDate: null,
  isCompanyGoal: false,
})

test('who corrects a milestone takes back nothing that a colleague did to it meanwhile', async ({
  stage,
  enter,
}) => {
  const { id, teamId, lena, omar } = await makeHarbor(stage.services)
  const { node } = stage.services
  const [goal, milestoneId] = [goalOf(teamId, 'Round the Horn'), newId()]
  await node.run(id, lena.id, createGoal, goal)
  await node.run(id, lena.id, addMilestone, { id: milestoneId, goalId: goal.id, title: 'Hul' })
  const page = await enter({ as: lena, path: '/goals' })
  await page.getByRole('button', { name: goal.title, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: goal.title })
  await dialog.getByRole('button', { name: 'Actions for milestone Hul' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await node.run(id, omar.id, updateMilestone, { milestoneId, progress: 100 })
  await expect(page.getByText(/^1 of 1 milestone/).first()).toBeAttached()
  await dialog.getByLabel('Milestone', { exact: true }).fill('Hull')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Hull' })).toBeChecked()
})

test('an issue that is merged while somebody edits it does not write its words over the other', async ({
  stage,
  enter,
}) => {
  const { id, teamId, lena, omar } = await makeHarbor(stage.services)
  const { node } = stage.services
  const goal = goalOf(teamId, 'Round the Horn')
  await node.run(id, lena.id, createGoal, goal)
  const week = mondayOf(utcDayOf(new Date().toISOString()))
  const raised = issueIdOf({ teamId, sourceId: goal.id, week })
  const given = { id: raised, week, teamId, meetingId: null }
  await node.run(id, lena.id, raiseFromGoal, { ...given, title: 'No wind', goalId: goal.id })
  const other = { id: newId(), title: 'The sails are torn', issueType: 'short_term' as const, teamId }
  await node.run(id, omar.id, createIssue, other)
  const page = await enter({ as: lena, path: '/goals' })
  await page.getByRole('button', { name: 'On the issues list: No wind' }).click()
  const title = openDialog(page).getByLabel('Title', { exact: true })
  await expect(title).toHaveValue('No wind')
  await node.run(id, omar.id, mergeIssue, { id: raised, intoId: other.id })
  await expect(page.getByRole('button', { name: 'On the issues list: No wind' })).toHaveCount(0)
  await title.fill('No wind at all')
  await page.keyboard.press('Control+s')
  const list = await enter({ as: omar, path: '/issues' })
  await expect(row(list, 'The sails are torn')).toBeVisible()
  await expect(row(list, 'No wind at all')).toHaveCount(0)
})

test('of two goals with the same title, the one that was moved keeps the focus', async ({ stage, enter }) => {
  const { id, teamId, lena } = await makeHarbor(stage.services)
  for (const goal of ['Hire a skipper', 'Hire a skipper'].map((title) => goalOf(teamId, title)))
    await stage.services.node.run(id, lena.id, createGoal, goal)
  const page = await enter({ as: lena, path: '/goals?view=board' })
  const titles = page.getByRole('button', { name: 'Hire a skipper', exact: true })
  await expect(titles).toHaveCount(2)
  await titles.last().focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('region', { name: 'Off track: 1' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Off track: 1' }).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByRole('region', { name: 'On track: 2' })).toBeVisible()
})
