import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { setPermission } from '../../src/features/people/people.mutations.ts'
import { addTeamMember, removeTeamMember } from '../../src/features/people/team-members.mutations.ts'
import { createTeam } from '../../src/features/teams/teams.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { row } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('a director puts somebody on a team that she is not on herself, and only those concerned see who is on it', async ({
  stage,
  enter,
}) => {
  const { id, maya, omar, lena } = await makeHarbor(stage.services)
  const dock = { id: newId(), membershipId: newId(), name: 'Dock' }
  await stage.services.node.run(id, omar.id, createTeam, dock)

  const member = await enter({ as: lena, path: '/people' })
  await expect(row(member, 'Omar Castell')).toContainText('Crew')
  await expect(row(member, 'Omar Castell')).not.toContainText('Dock')
  const director = await enter({ as: maya, path: '/people' })
  await expect(row(director, 'Omar Castell')).toContainText('Crew, Dock')

  await director.getByRole('tab', { name: 'Team' }).click()
  const members = director.getByRole('list', { name: 'Members of Dock' })
  await expect(members.getByRole('listitem')).toHaveText([/Omar Castell/])
  await director.getByRole('button', { name: 'Edit Dock' }).click()
  const dialog = director.getByRole('dialog', { name: 'Edit team' })
  await dialog.getByRole('combobox', { name: /Members/ }).click()
  await director.getByRole('option', { name: 'Lena Brook' }).click()
  await director.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(members.getByRole('listitem')).toHaveText([/Lena Brook/, /Omar Castell/])

  await expect(row(member, 'Lena Brook')).toContainText('Crew, Dock')
  await expect(row(member, 'Omar Castell')).toContainText('Crew, Dock')

  const issue = { id: newId(), title: 'Rats', issueType: 'short_term' as const, teamId: dock.id }
  await stage.services.node.run(id, omar.id, createIssue, issue)
  await director.getByRole('button', { name: 'Edit Dock' }).click()
  await dialog.getByRole('button', { name: 'Delete team' }).click()
  const question = director.getByRole('alertdialog', { name: 'Delete Dock?' })
  await expect(question).toContainText('Goes with it: 1 open issue.')
  await question.getByRole('button', { name: 'Delete team' }).click()
  await expect(row(member, 'Lena Brook')).not.toContainText('Dock')
  await director.getByRole('button', { name: 'Restore Dock' }).click()
  await expect(row(member, 'Lena Brook')).toContainText('Crew, Dock')
})

test('somebody on no team is told who can help and sent nowhere in vain, until a director does', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya, lena } = await makeHarbor(stage.services)
  await stage.services.node.run(id, maya.id, removeTeamMember, { teamId, personId: lena.id })
  const help = 'Ask a director to add you to a team.'

  const page = await enter({ as: lena, path: '/people?tab=team' })
  await expect(page.getByText('Ask a director to add you to one.')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByText(`The metrics of your team appear here. ${help}`)).toBeVisible()
  await expect(page.getByText(`The goals of your team appear here. ${help}`)).toBeVisible()
  await page.getByRole('link', { name: 'Goals', exact: true }).click()
  await expect(page.getByText(`You are not on any team yet. ${help}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to teams' })).toHaveCount(0)

  const promotion = { auditId: newId(), personId: lena.id, level: 'manager' as const }
  await stage.services.node.run(id, maya.id, setPermission, promotion)
  const create = 'You don’t have any teams yet. Create or join a team to add goals.'
  await expect(page.getByText(create)).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByRole('link', { name: 'Go to teams' }).first().click()
  await expect(page.getByRole('button', { name: 'New team' }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  const joining = { id: newId(), teamId, personId: lena.id }
  await stage.services.node.run(id, maya.id, addTeamMember, joining)
  await expect(page.getByRole('link', { name: 'Set the first' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to teams' })).toHaveCount(0)
})
