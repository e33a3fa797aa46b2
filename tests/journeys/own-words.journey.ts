import type { Page } from '@playwright/test'
import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline } from './acts.ts'
import { keptForOffline } from './browser-storage.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'
import { makeGuestLink, startMeeting } from './meeting.ts'
import { expectUsable } from './usable.ts'

test.use({ workerComes: 'at once' })

const GOAL = 'A goal of our own'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first()

test('a company calls its goals rocks, and everybody reads it so', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  const { maya, lena, id, teamId } = await makeHarbor(stage.services)
  const goal = {
    id: newId(),
    title: GOAL,
    description: null,
    teamId,
    ownerId: maya.id,
    targetDate: null,
  }
  await stage.services.node.run(id, maya.id, createGoal, { ...goal, isCompanyGoal: false })
  const director = await enter({ as: maya, path: '/settings?tab=words' })
  const member = await enter({ as: lena, locale: 'de-DE', path: '/goals' })
  await expect(heading(member, 'Ziele')).toBeVisible()
  await expect(member.getByText(GOAL).first()).toBeVisible()
  const field = (label: string) => director.getByLabel(`Instead of “${label}”`, { exact: true })

  await expect(field('Goal')).toBeVisible()
  await expectUsable(director, 'the words')

  await test.step('what cannot be a word is said, and what was typed stays', async () => {
    await field('Goal').fill('Rock')
    await director.getByRole('button', { name: 'Save' }).click()
    await expect(director.getByText('Enter both, for one and for several.')).toBeVisible()
    await expect(field('Goal')).toHaveValue('Rock')
    await field('Goals').fill('Tasks')
    await director.getByRole('button', { name: 'Save' }).click()
    await expect(director.getByRole('alert')).toContainText('Two things would be called “Tasks”')
    await expect(field('Goal')).toHaveValue('Rock')
  })

  await test.step('the words are seen in sentences before they are saved', async () => {
    await field('Goals').fill('Rocks')
    await field('Issue').fill('Opportunity')
    await field('Issues').fill('Opportunities')
    await expect(director.getByText('Add a rock. 3 of 5 rocks are on track.')).toBeVisible()
  })

  await test.step('whoever saves them reads them at once, and everybody else in their own language', async () => {
    await director.getByRole('button', { name: 'Save' }).click()
    await expect(director.getByRole('link', { name: 'Rocks', exact: true }).first()).toBeVisible()
    await expect(heading(member, 'Rocks')).toBeVisible()
    await expect(member.getByRole('link', { name: 'Opportunities', exact: true }).first()).toBeVisible()
    await expect(member.getByText(GOAL).first()).toBeVisible()
  })

  await test.step('a guest of a meeting reads them, too', async () => {
    await startMeeting(director, 'Crew')
    const guest = await enter({ path: await makeGuestLink(director) })
    await guest.getByLabel('Your name').fill('Nadia Fischer')
    await guest.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(guest.getByRole('listitem').filter({ hasText: 'Opportunities' }).first()).toBeVisible()
    await director.goto('/settings?tab=words')
  })

  await test.step('they hold without a network', async () => {
    expectTrouble(NO_NETWORK)
    await keptForOffline(member, GOAL)
    await goOffline(member)
    await member.reload()
    await expect(heading(member, 'Rocks')).toBeVisible()
    await member.context().setOffline(false)
  })

  await test.step('emptied, the standard word is back', async () => {
    for (const label of ['Goal', 'Goals', 'Issue', 'Issues']) await field(label).fill('')
    await director.getByRole('button', { name: 'Save' }).click()
    await expect(director.getByRole('link', { name: 'Goals', exact: true }).first()).toBeVisible()
  })
})
