import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { createTeam } from '../../src/features/teams/teams.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline } from './acts.ts'
import { keptForOffline } from './browser-storage.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'

test.use({ workerComes: 'at once' })

/** Requests of what is kept on the server only, as the list of sessions is. */
const SERVER_ONLY = /RequestError|Failed to fetch/

test('without a network every page shows what is on the device, or says what is missing and what there is', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  test.slow()
  for (const trouble of [NO_NETWORK, SERVER_ONLY]) expectTrouble(trouble)
  const { node } = stage.services
  const { id, teamId, maya, omar } = await makeHarbor(stage.services)
  // Directors see other teams, but their devices hold only their own.
  const [deck, issue] = [newId(), newId()]
  await node.run(id, omar.id, createTeam, { id: deck, membershipId: newId(), name: 'Deck' })
  const dirty = { id: issue, title: 'The deck is dirty', issueType: 'short_term' as const, teamId: deck }
  await node.run(id, omar.id, createIssue, dirty)
  const page = await enter({ as: maya, path: '/tasks' })
  await keptForOffline(page, 'Crew')
  await goOffline(page)

  const paths = await pathsOfRoutes(teamId)
  const tabs = ['shortcuts', 'mails', 'integrations', 'billing', 'sign-in', 'data', 'audit']
  for (const path of [...paths, ...tabs.map((tab) => `/settings?tab=${tab}`), '/people?tab=team']) {
    await page.goto(path)
    await expect.poll(() => stateOf(page), { message: path }).toMatch(/content|words/)
  }
  for (const path of [`/issues?team=${deck}`, `/meeting/${deck}`, `/issues?team=${deck}&row=${issue}`]) {
    await page.goto(path)
    await expect.poll(() => stateOf(page), { message: path }).toBe('words')
  }
  await page.goto(`/issues?row=${issue}`)
  await expect(page.getByText('What this address leads to can’t be shown at the moment.')).toBeVisible()

  // What is kept on the server only comes by itself once there is a network.
  await page.goto('/settings?tab=billing')
  await expect(page.getByText('You’re offline, and this is not on this device.')).toBeVisible()
  await page.getByRole('link', { name: 'What is on this device' }).click()
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'On this device, of Crew' })).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Issues' }).click()
  await expect(page.getByRole('heading', { name: 'Issues' })).toBeVisible()
  await page.goto('/settings?tab=billing')
  await expect(page.getByText('Billing could not be loaded')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Billing could not be loaded')).toBeHidden()
})

test('a company of which nothing is on the device says so on every page, and opens by itself later', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  test.slow()
  for (const trouble of [NO_NETWORK, SERVER_ONLY]) expectTrouble(trouble)
  const { teamId, maya } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/tasks' })
  await keptForOffline(page, 'Crew')
  await goOffline(page)
  await forget(page)
  for (const path of await pathsOfRoutes(teamId)) {
    await page.goto(path)
    await expect.poll(() => stateOf(page), { message: path }).toMatch(/content|words/)
  }
  await page.goto('/company-management')
  await expect(page.getByText('Nothing of Harbor is on this device yet.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Seats in use').first()).toBeVisible()
})

/** Every address of `src/web/routes.tsx`, so that a new one is looked at too. */
async function pathsOfRoutes(teamId: string): Promise<string[]> {
  const source = await readFile(join(import.meta.dirname, '../../src/web/routes.tsx'), 'utf8')
  const paths = [...source.matchAll(/path: '([^']+)'/g)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(20)
  return paths.map((path) => path.replace('$teamId', teamId).replace('/{-$meetingType}', ''))
}

/** What stands in the place of the screen. A skeleton counts only if words stand over it. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const text = main?.innerText.trim() ?? ''
    if (/You’re offline/.test(text)) return 'words'
    if (main?.querySelector('.animate-pulse')) return `loading: ${text}`
    if (/went wrong|could not be loaded|temporary issue/i.test(text)) return `failed: ${text}`
    return text.length > 20 ? 'content' : `blank: ${text}`
  })

/** Deletes what the device holds of all companies. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name!)
        request.addEventListener('success', resolve)
      })
  })
