import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { goalsOfTeam } from '../../src/features/goals/goals.queries.ts'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { openIssuesOfTeam } from '../../src/features/issues/issues.queries.ts'
import { newId } from '../../src/sync/id.ts'
import { fillDialog, openDialog, quickCreate, row, select, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('a director removes somebody who is still at work, and a colleague has all of it', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  // The removed person's own requests.
  expectTrouble(/status of 40[134]|WebSocket connection .* HTTP Authentication failed/)
  const { id, maya, omar, lena, teamId: crew } = await makeHarbor(stage.services)
  const { node } = stage.services
  const goal = { id: newId(), teamId: crew, ownerId: lena.id, title: 'Chart the reef', description: null }
  await node.run(id, lena.id, createGoal, { ...goal, targetDate: null, isCompanyGoal: false })
  const issue = { id: newId(), teamId: crew, title: 'The dock leaks', issueType: 'short_term' as const }
  await node.run(id, lena.id, createIssue, issue)

  const worker = await enter({ as: lena, path: '/issues' })
  await expect(row(worker, 'The dock leaks').first()).toBeVisible()
  const director = await enter({ as: maya, path: '/people' })
  await director.getByRole('button', { name: 'Actions for Lena Brook' }).click()
  await director.getByRole('menuitem', { name: 'Remove from company' }).click()
  const dialog = director.getByRole('dialog', { name: 'Remove Lena Brook from the company?' })
  await expect(dialog).toContainText('1 goal, 1 issue')

  await quickCreate(worker, 'Create Issue')
  await fillDialog(worker, 'Add Issue', { Title: 'The crane squeaks' }, 'Add issue')
  await expect(dialog).toContainText('1 goal, 2 issues')
  await dialog.getByText('Show what that is').click()
  await expect(dialog).toContainText('The crane squeaks')
  await select(dialog.getByLabel('Crew goes to'), 'Omar Castell')
  await dialog.getByRole('button', { name: 'Choose by kind of work' }).first().click()
  await expect(dialog.getByLabel('Issues of Crew go to')).toContainText('Omar Castell')
  await select(dialog.getByLabel('Goals of Crew go to'), 'Maya Harper')
  await quickCreate(worker, 'Create Issue')
  await openDialog(worker).getByLabel('Title', { exact: true }).fill('The winch is')
  const isToldOfLoss = expect(
    toast(worker, 'You no longer have access to Harbor. “The winch is” was not saved.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(director, 'User Removed')).toBeVisible()
  await isToldOfLoss
  await expect(toast(worker, 'Copy text')).toBeVisible()

  await expect(row(director, 'Lena Brook')).toHaveCount(0)
  const open = () => node.ask(id, omar.id, openIssuesOfTeam, { teamId: crew, issueType: 'short_term' })
  await expect.poll(async () => (await open()).map((entry) => entry.owner?.id)).toEqual([omar.id, omar.id])
  const goals = await node.ask(id, omar.id, goalsOfTeam, { teamId: crew })
  expect(goals.map(({ ownerId }) => ownerId)).toEqual([maya.id])
  await expect(row(worker, 'The dock leaks')).toHaveCount(0)
  await expect(openDialog(worker)).toBeHidden()
  await expect(worker.getByRole('button', { name: 'Create company' })).toBeVisible()
})
