import type { Locator, Page } from '@playwright/test'
import { setLab } from '../../src/features/companies/companies.mutations.ts'
import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { addMilestone, updateMilestone } from '../../src/features/goals/milestones/milestones.mutations.ts'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { mergeIssue } from '../../src/features/issues/merging/merging.mutations.ts'
import { issueIdOf } from '../../src/features/issues/raising/sources.rules.ts'
import { raiseFromGoal } from '../../src/features/issues/raising/raising.mutations.ts'
import { mondayOf, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { createHeadline } from '../../src/features/headlines/headlines.mutations.ts'
import { createMetricGroup, renameMetricGroup } from '../../src/features/metrics/groups/groups.mutations.ts'
import { addTeamMember, removeTeamMember } from '../../src/features/people/team-members.mutations.ts'
import { createTeam, deleteTeam } from '../../src/features/teams/teams.mutations.ts'
import type { Services } from '../../src/server/services.ts'
import { openDialog, quickCreate, row, select } from './acts.ts'
import { type Company, joinAs, makeHarbor, makePerson } from './company.ts'
import { expect, test } from './journey.ts'
import { startMeeting } from './meeting.ts'

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

/** Maya makes a further team, which she manages. */
async function makeTeam({ node }: Services, { id, maya }: Company, name: string): Promise<string> {
  const team = { id: newId(), membershipId: newId(), name }
  await node.run(id, maya.id, createTeam, team)
  return team.id
}

/** The button that opens a select's list. */
const selectIn = (dialog: Locator, label: string): Locator =>
  dialog.locator('button[role="combobox"]').and(dialog.getByLabel(label, { exact: true }))

test('a message goes to the team that was chosen, though other teams come and this one goes', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  await makeTeam(stage.services, harbor, 'Dock')
  const sailsId = await makeTeam(stage.services, harbor, 'Sails')
  const page = await enter({ as: harbor.omar, path: '/dashboard' })
  await startMeeting(page, 'Crew')
  await page
    .getByRole('navigation', { name: 'Agenda' })
    .getByRole('button', { name: /^Conclude/ })
    .click()
  await page.getByRole('button', { name: 'Send message' }).click()
  const dialog = openDialog(page)
  await dialog.getByLabel('Title').fill('The mast is cracked')
  const team = selectIn(dialog, 'To team')
  await expect(team).toHaveText('Dock')

  await makeTeam(stage.services, harbor, 'Anchor')
  await team.click()
  await expect(page.getByRole('option', { name: 'Anchor' })).toBeVisible()
  await expect(team, 'what was proposed stays').toHaveText('Dock')
  await page.getByRole('option', { name: 'Sails', exact: true }).click()
  await makeTeam(stage.services, harbor, 'Accounting')
  await team.click()
  await expect(page.getByRole('option', { name: 'Accounting' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(team, 'what was chosen stays').toHaveText('Sails')

  await stage.services.node.run(harbor.id, harbor.maya.id, deleteTeam, { id: sailsId })
  await expect(team).toHaveText('Please choose again')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('Sails can no longer be chosen.')).toBeVisible()
  await expect(team).toBeFocused()
  await select(team, 'Dock')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'The mast is cracked')).toContainText('to Dock')
})

test('a new team moves no task that somebody is about to give to another', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  const page = await enter({ as: harbor.maya, path: '/dashboard' })
  await quickCreate(page, 'Create Task')
  const dialog = openDialog(page)
  await select(selectIn(dialog, 'Task type'), 'Team')
  await dialog.getByRole('combobox', { name: 'Assignees' }).fill('Omar')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Omar Castell')).toBeVisible()
  const team = selectIn(dialog, 'Team')
  await expect(team).toHaveText('Crew')
  await makeTeam(stage.services, harbor, 'Anchor')
  await team.click()
  await expect(page.getByRole('option', { name: 'Anchor' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(team).toHaveText('Crew')
  await expect(dialog.getByText('Omar Castell')).toBeVisible()
})

test('whoever loses the team that they have chosen keeps what they have typed, and chooses another', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { id, omar, maya } = harbor
  const { node } = stage.services
  const sailsId = await makeTeam(stage.services, harbor, 'Sails')
  const member = { teamId: sailsId, personId: omar.id }
  await node.run(id, maya.id, setLab, { lab: 'process', isOn: true })

  async function begin(page: Page, entry: string, label: string) {
    if (entry === 'Add process') await page.getByRole('button', { name: entry }).click()
    else await quickCreate(page, entry)
    const dialog = openDialog(page)
    if (entry === 'Create Task') await select(selectIn(dialog, 'Task type'), 'Team')
    const [typed, team] = [dialog.getByLabel(label, { exact: true }), selectIn(dialog, 'Team')]
    await typed.fill('The mast is cracked')
    await select(team, 'Sails')
    return { dialog, typed, team }
  }

  for (const [entry, label] of [
    ['Create Issue', 'Title'],
    ['Create Headline', 'Title'],
    ['Create Goal', 'Title'],
    ['Create Metric', 'Name'],
    ['Add process', 'Name'],
  ] as const) {
    await node.run(id, maya.id, addTeamMember, { id: newId(), ...member })
    const page = await enter({ as: omar, path: '/process' })
    const { typed, team } = await begin(page, entry, label)
    await node.run(id, maya.id, removeTeamMember, member)
    await expect(team, entry).toHaveText('Please choose again')
    await expect(typed, entry).toHaveValue('The mast is cracked')
    await select(team, 'Crew')
    await expect(team, entry).toHaveText('Crew')
    await page.close()
  }

  await node.run(id, maya.id, addTeamMember, { id: newId(), ...member })
  const page = await enter({ as: omar, path: '/tasks' })
  const { dialog, team } = await begin(page, 'Create Task', 'Title')
  await node.run(id, maya.id, deleteTeam, { id: sailsId })
  await expect(team).toHaveText('Please choose again')
  await select(team, 'Crew')
  await dialog.getByRole('combobox', { name: 'Assignees' }).fill('Lena')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Create task' }).click()
  await expect(dialog).toBeHidden()
  const lenas = await enter({ as: harbor.lena, path: '/tasks' })
  await expect(row(lenas, 'The mast is cracked')).toBeVisible()
})

test('a screen goes on showing the team that it began with', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  for (const [path, shown, name] of [
    ['/headlines', 'Crew', 'Cabin'],
    ['/metrics', 'Cabin', 'Bow'],
    ['/archive', 'Bow', 'Anchor'],
  ] as const) {
    const page = await enter({ as: harbor.maya, path })
    const team = selectIn(page.getByRole('main'), 'Team')
    await expect(team).toHaveText(shown)
    await makeTeam(stage.services, harbor, name)
    await team.click()
    await expect(page.getByRole('option', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(team, path).toHaveText(shown)
    await page.close()
  }
})

test('who renames a group while a colleague does goes on typing', async ({ stage, enter }) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  const { node } = stage.services
  const groupId = newId()
  await node.run(id, maya.id, createMetricGroup, { id: groupId, teamId, name: 'Sails' })
  const page = await enter({ as: maya, path: '/metrics' })
  await page.getByRole('button', { name: 'Actions for this scorecard' }).click()
  await page.getByRole('menuitem', { name: 'Groups…' }).click()
  const dialog = openDialog(page)
  const field = dialog.getByRole('textbox', { name: 'Name of Sails' })
  await field.fill('Sails and ma')
  await node.run(id, maya.id, renameMetricGroup, { groupId, name: 'Canvas' })
  await expect(dialog.getByRole('button', { name: 'Delete Canvas' })).toBeVisible()
  await page.keyboard.type('sts')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Delete Sails and masts' })).toBeVisible()
})

test('the person who is marked below a comment stays marked when another comes', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  const lukas = await makePerson(stage.services, 'Lukas Brandt')
  await joinAs(stage.services, harbor, lukas, 'member')
  const issue = {
    id: newId(),
    title: 'The dock leaks',
    issueType: 'short_term' as const,
    teamId: harbor.teamId,
  }
  await stage.services.node.run(harbor.id, harbor.omar.id, createIssue, issue)
  const page = await enter({ as: harbor.maya, path: '/issues' })
  await row(page, issue.title).getByRole('button', { name: issue.title, exact: true }).click()
  const field = page.getByRole('combobox', { name: 'Add a comment' })
  await field.pressSequentially('@l')
  await expect(page.getByRole('option', { name: 'Lena Brook' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Lukas Brandt' })).toHaveAttribute('aria-selected', 'true')
  await joinAs(stage.services, harbor, await makePerson(stage.services, 'Lars Holm'), 'member')
  await expect(page.getByRole('option', { name: 'Lars Holm' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('@Lukas Brandt ')
})

test('in a long list, the row with the focus keeps it out of sight when a colleague adds one above', async ({
  stage,
  enter,
}) => {
  const { id, teamId, lena, omar } = await makeHarbor(stage.services)
  const add = (title: string) =>
    stage.services.node.run(id, omar.id, createHeadline, { id: newId(), teamId, title, content: null })
  for (let number = 1; number <= 70; number += 1) await add(`Headline ${number}`)
  const page = await enter({ as: lena, path: '/headlines' })
  await expect(page.locator('li[aria-setsize="70"]').first()).toBeAttached()
  const first = row(page, 'Headline 70').getByRole('button').first()
  await first.focus()
  await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
  await expect(row(page, 'Headline 1').last()).toBeVisible()
  await expect(row(page, 'Headline 40')).toHaveCount(0)
  await expect(first).toBeFocused()
  await add('Headline 71')
  await expect(page.locator('li[aria-setsize="71"]').first()).toBeAttached()
  await expect(first).toBeFocused()
})
