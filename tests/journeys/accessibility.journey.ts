import type { Page } from '@playwright/test'
import { makeSuperAdmin } from '../../src/features/platform/first-super-admin.server.ts'
import { openDialog, quickCreate } from './acts.ts'
import { makeHarbor, makePerson } from './company.ts'
import { DESK, expect, PHONE, test } from './journey.ts'
import { makeGuestLink, startMeeting } from './meeting.ts'
import { expectSeenInForcedColours } from './forced-colours.ts'
import { expectCalm, expectStill, expectUsable, expectZoomable } from './usable.ts'

test.use({ workerComes: 'at once' })

const PUBLIC = [
  '/',
  '/home2',
  '/home3',
  '/home4',
  '/onboarding-demo',
  '/login',
  '/company-sign-in',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/change-email',
  '/mailbox',
  '/accept-invitation',
  '/complete-invitation',
  '/email-confirmation',
]
const SIGNED_IN = [
  '/dashboard',
  '/tasks',
  '/tasks2',
  '/tasks3',
  '/tasks-mobile',
  '/goals',
  '/goals-mobile',
  '/issues',
  '/issues-mobile',
  '/headlines',
  '/archive',
  '/changes',
  '/offline',
  '/notifications',
  '/metrics',
  '/metrics-mobile',
  '/meetings',
  '/strategy',
  '/process',
  '/tools',
  '/tools/delegate-elevate',
  '/tools/the-offer',
  '/tools/ideal-life',
  '/tools/replacement-ladder',
  '/tools/deep-strategy',
  '/tools/marketing-strategy',
  '/tools/clarity-break',
  '/clarity-break',
  '/tools/health-tracking',
  '/people',
  '/people?tab=team',
  '/people?tab=fit',
  '/people?tab=conversations',
  '/settings?tab=general',
  '/settings?tab=words',
  '/settings?tab=shortcuts',
  '/settings?tab=integrations',
  '/settings?tab=audit',
  '/permissions',
  '/company-management',
  '/permissions?tab=levels',
  '/api-docs',
  '/settings?tab=data',
  '/settings?tab=sign-in',
  '/settings?tab=billing',
  '/settings?tab=mails',
  '/checkout',
  '/profile',
  '/new-company',
  '/nowhere',
]

/** Of those who run the installation. */
const FOR_OPERATORS = [
  '/super-admin?tab=overview',
  '/super-admin?tab=announcements',
  '/super-admin?tab=features',
  '/super-admin?tab=permissions',
  '/super-admin?tab=security',
  '/super-admin?tab=system',
  '/rls',
  '/rls2',
  '/rls3',
  '/testing',
  '/speed',
]

const DIALOGS = [
  ['Create Issue', 'Add Issue'],
  ['Create Task', 'Add New Task'],
  ['Create Headline', 'Add Headline'],
  ['Create Goal', 'Add New Goal'],
  ['Create Metric', 'Add Metric'],
] as const

/** Long enough for the meeting's bar at the bottom to cover no row: axe takes what can be scrolled free for too small. */
const LONG_PHONE = { width: PHONE.width, height: 3200 }

for (const phone of [false, true]) {
  const { width } = phone ? PHONE : DESK
  const seen = `can be used by everybody, ${width} wide in light and dark colours`

  test(`every public screen ${seen}`, async ({ enter }) => {
    test.slow()
    const page = await enter({ phone, path: '/login' })
    for (const path of PUBLIC) await look(page, path)
  })

  test(`every screen ${seen}`, async ({ enter }) => {
    test.slow()
    const page = await enter({ phone, path: '/login' })
    await page.getByRole('button', { name: 'Try the demo company' }).click()
    await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 })
    for (const path of SIGNED_IN) await look(page, path)
  })

  test(`every screen of those who run the installation, or have no company, ${seen}`, async ({
    stage,
    enter,
  }) => {
    test.slow()
    const { maya } = await makeHarbor(stage.services)
    await makeSuperAdmin(stage.services.pool, maya.email)
    const operators = await enter({ as: maya, phone, path: '/dashboard' })
    for (const path of FOR_OPERATORS) await look(operators, path)
    // Shows on purpose how it is while it loads.
    await operators.goto('/sidebar-test')
    await expect(operators.getByRole('heading', { name: 'Sidebar', exact: true })).toBeVisible()
    await expectUsable(operators, '/sidebar-test in the dark')
    const newcomers = await enter({ as: await makePerson(stage.services, 'Ina Reed'), phone, path: '/login' })
    await look(newcomers, '/onboarding')
  })

  test(`the door to a meeting for its guests ${seen}`, async ({ stage, enter }) => {
    const { maya } = await makeHarbor(stage.services)
    const scriber = await enter({ as: maya, path: '/dashboard' })
    await startMeeting(scriber, 'Crew')
    const guest = await enter({ phone, path: '/login' })
    await look(guest, await makeGuestLink(scriber))
  })
}

/** A screen keeps its place while it loads, and can then be used in both themes; on a phone at 400 % zoom too, on a desk in forced colours. */
async function look(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' })
  await page.goto(path)
  await expectScreen(page, path)
  await expectStill(page, path)
  await expectCalm(page, path)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectUsable(page, `${path} in the dark`)
  // Only the width of a phone is near enough to leave the screen's parts as they are.
  if (page.viewportSize()!.width === PHONE.width) await expectZoomable(page, path)
  else await expectSeenInForcedColours(page, path)
}

test('every section of a meeting can be used by everybody, on a desk and on a phone', async ({ enter }) => {
  test.slow()
  const page = await enter({ path: '/login' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Try the demo company' }).click()
  await startMeeting(page, 'Operations')
  const sections = page.getByRole('navigation', { name: 'Agenda' }).getByRole('button')
  await expect(sections).not.toHaveCount(0)
  for (let index = 0; index < (await sections.count()); index++) {
    await sections.nth(index).click()
    await expectScreen(page, `section ${index + 1}`)
    await page.setViewportSize(LONG_PHONE)
    await expectScreen(page, `section ${index + 1} on a phone`)
    await page.setViewportSize(DESK)
  }
})

for (const phone of [false, true]) {
  test(`what opens over a screen can be used by everybody, ${phone ? 'on a phone' : 'on a desk'}`, async ({
    stage,
    enter,
  }) => {
    const { maya } = await makeHarbor(stage.services)
    const page = await enter({ as: maya, phone, path: '/tasks' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [entry, title] of DIALOGS) {
      await quickCreate(page, entry)
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expectScreen(page, title)
      await page.keyboard.press('Escape')
      await expect(openDialog(page)).toBeHidden()
    }
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await expectScreen(page, 'palette')
    await page.keyboard.type('crew')
    await expect(page.getByRole('group', { name: 'Teams' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expectScreen(page, 'acts of the palette')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Meeting', exact: true }).click()
    await expect(page.getByRole('menu', { name: 'Meeting' })).toBeVisible()
    await expectScreen(page, 'menu')
  })
}

/** Once its own heading stands and nothing is being loaded any more, everybody can use it. */
async function expectScreen(page: Page, place: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expectUsable(page, place)
}
