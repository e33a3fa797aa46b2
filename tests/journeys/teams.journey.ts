import { createIssue } from '../../src/features/issues/issues.mutations.ts'
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
