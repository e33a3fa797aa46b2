import type { Page } from '@playwright/test'
import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { invitePerson } from '../../src/features/invitations/invitations.mutations.ts'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { newRow } from '../../src/features/people/company-rows.rules.ts'
import { insertRows } from '../../src/features/people/insert-rows.mutations.ts'
import { people } from '../../src/features/people/people.table.ts'
import { newId } from '../../src/sync/id.ts'
import { openDialog, row, select } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

const crowd = Array.from({ length: 2_000 }, (_, index) =>
  newRow(people, {
    id: newId(),
    email: `sailor${index}@harbor.example`,
    fullName: `Sailor ${String(index).padStart(4, '0')}`,
    avatarUrl: null,
    level: 'member',
    status: 'active',
    joinedAt: '2026-01-05T08:00:00.000Z',
    lastActiveAt: null,
  }),
)

test('among two thousand people one is found, and a card tells who it is', async ({ stage, enter }) => {
  const { id, maya } = await makeHarbor(stage.services)
  await stage.services.node.run(id, null, insertRows(crowd), {})
  const asked = { id: newId(), email: 'nora@quay.example', level: 'member' as const, teamIds: [] }
  await stage.services.node.run(id, maya.id, invitePerson, asked)

  const page = await enter({ as: maya, path: '/people' })
  await expect(row(page, 'Lena Brook')).toBeVisible()
  expect(await page.getByRole('listitem').count()).toBeLessThan(100)
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('sailor 1999')
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveText([/Sailor 1999/])
  await expect(page).toHaveURL(/q=sailor(\+|%20)1999/)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: '1 person' })).toBeVisible()

  await page.getByRole('button', { name: /^Sailor 1999/ }).hover()
  const card = page.getByRole('group', { name: 'About Sailor 1999' })
  await expect(card).toContainText('sailor1999@harbor.example (confirmed)')
  await card.hover()
  await expect(card).toBeVisible()
  await page.getByRole('heading', { name: 'People' }).hover()
  await expect(card).toBeHidden()

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await select(
    page.getByRole('combobox', { name: 'Status' }).or(page.getByLabel('Status')),
    'Pending invitation',
  )
  await expect(row(page, 'nora@quay.example')).toBeVisible()
  await expect(row(page, 'Lena Brook')).toHaveCount(0)
})

test('a card tells about whoever is named on a list, by mouse and keyboard, and never under a finger', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya, lena } = await makeHarbor(stage.services)
  const goal = { id: newId(), teamId, ownerId: maya.id, title: 'Chart the reef', description: null }
  await stage.services.node.run(id, maya.id, createGoal, { ...goal, targetDate: null, isCompanyGoal: false })
  const issue = { id: newId(), teamId, ownerId: maya.id, title: 'It leaks', issueType: 'short_term' as const }
  await stage.services.node.run(id, maya.id, createIssue, issue)
  const about = (page: Page) => page.getByRole('group', { name: 'About Maya Harper' })

  const page = await enter({ as: lena, path: '/goals' })
  await row(page, 'Chart the reef').getByText('Maya Harper').hover()
  await expect(about(page)).toContainText(maya.email)
  await about(page).hover()
  await page.getByRole('heading', { name: 'Goals' }).first().hover()
  await expect(about(page)).toBeHidden()

  await page.goto('/issues')
  await row(page, 'It leaks').first().locator(`[data-person="${maya.id}"]`).hover()
  await expect(about(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(about(page)).toBeHidden()

  await page.goto('/permissions')
  const link = page.getByRole('link', { name: 'Maya Harper' })
  await expect(link).toBeVisible()
  // Focus that a key brings.
  await page.keyboard.press('Tab')
  await link.focus()
  // The pointer is elsewhere, and leaves the card of a key alone.
  await page.getByRole('heading', { name: 'Permissions' }).first().hover()
  await expect(about(page)).toBeVisible()

  const phone = await enter({ as: lena, path: '/goals', phone: true })
  await row(phone, 'Chart the reef').getByText('Maya Harper').tap()
  await expect(
    openDialog(phone)
      .or(phone.getByRole('heading', { name: 'Chart the reef' }))
      .first(),
  ).toBeVisible()
  await expect(about(phone)).toHaveCount(0)
})
