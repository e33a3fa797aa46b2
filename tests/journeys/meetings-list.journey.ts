import { insertRows } from '../../src/features/people/insert-rows.mutations.ts'
import { createTeam } from '../../src/features/teams/teams.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { select, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { endedMeeting, runningMeeting } from './meeting-rows.ts'

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

test('the list of meetings goes by team and kind and comes in pages, and a meeting that nobody ended can be ended from outside', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya } = await makeHarbor(stage.services)
  const { node } = stage.services
  const dock = newId()
  await node.run(id, maya.id, createTeam, { id: dock, membershipId: newId(), name: 'Dock' })
  const weekly = Array.from({ length: 11 }, (_, week) => endedMeeting(teamId, maya.id, ago(168 * (week + 1))))
  const rows = [
    ...weekly,
    endedMeeting(teamId, maya.id, ago(500), 'quarterly'),
    endedMeeting(dock, maya.id, ago(700)),
    runningMeeting(teamId, maya.id, ago(5)),
  ]
  await node.run(id, null, insertRows(rows), {})
  const page = await enter({ as: maya, path: '/meetings' })
  const list = page.getByRole('list', { name: 'Meetings' })
  const items = list.getByRole('listitem')

  await test.step('pages, kinds and teams', async () => {
    await expect(items).toHaveCount(10)
    const places = page.getByRole('navigation', { name: 'Pages' }).getByRole('status')
    await expect(places).toHaveText('1 to 10 of 14')
    await page.getByRole('button', { name: 'Older' }).click()
    await expect(places).toHaveText('11 to 14 of 14')
    await expect(items).toHaveCount(4)
    await select(page.getByLabel('Kind'), 'Quarterly Planning')
    await expect(items).toHaveCount(1)
    await expect(items).toContainText('Crew · Quarterly Planning')
    await select(page.getByLabel('Kind'), 'All kinds')
    await select(page.getByLabel('Team'), 'Dock')
    await expect(items).toHaveCount(1)
    await expect(items).toContainText('Dock · Weekly Meeting')
    await select(page.getByLabel('Team'), 'My teams')
  })

  await test.step('the running one', async () => {
    await page.getByRole('button', { name: 'Join Meeting' }).click()
    const entry = page.getByRole('menuitem', { name: 'End meeting' })
    await expect(entry).toContainText('Nobody has ended it yet')
    await entry.click()
    const question = page.getByRole('alertdialog', { name: 'End this meeting?' })
    await expect(question).toContainText('Nothing has happened in it since')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()

    const quiet = items.filter({ hasText: 'Nothing has happened since' })
    await quiet.getByRole('button', { name: 'End meeting' }).click()
    await question.getByRole('button', { name: 'End meeting' }).click()
    await expect(toast(page, 'Meeting finalized successfully')).toBeVisible()
    await expect(quiet).toBeHidden()
    await expect(page).toHaveURL(/\/meetings$/)
  })
})
