import type { Page } from '@playwright/test'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline, openDialog, row, toast } from './acts.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'
import { makeGuestLink, openGuests, openIssues, startMeeting } from './meeting.ts'
import type { Stage } from './stage.ts'
import { expectUsable } from './usable.ts'

const ISSUE = 'Deliveries leave a day late'
const OTHER = 'The crane is broken'
const DOOR = { name: 'Join', exact: true }

test('a guest on a phone follows two people’s meeting, and is given a vote', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  await raiseIssues(stage, harbor)
  const scriber = await enter({ as: harbor.maya, path: '/dashboard' })
  await startMeeting(scriber, 'Crew')
  const member = await enter({ as: harbor.lena, path: '/dashboard' })
  await member.getByRole('button', { name: 'Join Meeting' }).click()
  const link = await makeGuestLink(scriber)
  const guest = await enter({ phone: true, path: link })

  await test.step('only the scriber lets guests in', async () => {
    await member.getByRole('button', { name: 'Meeting options' }).click()
    await expect(member.getByRole('menuitem', { name: 'Leave meeting' })).toBeVisible()
    await expect(member.getByRole('menuitem', { name: 'Invite guests' })).toBeHidden()
    await member.keyboard.press('Escape')
    // The link is shown again where it was made.
    await openGuests(scriber)
    await expect(scriber.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
    await expectUsable(scriber, 'the link')
    await scriber.keyboard.press('Escape')
    await expect(openDialog(scriber)).toBeHidden()
  })

  await test.step('a guest gives a name and follows', async () => {
    await guest.getByRole('button', DOOR).click()
    await expect(guest.getByText('Say who you are.')).toBeVisible()
    await expectUsable(guest, 'the door')
    await joins(guest, 'Nadia Fischer')
    await expect(guest.getByRole('heading', { name: 'Segue' })).toBeVisible()
    await openIssues(scriber)
    await expect(guest.getByRole('heading', { name: 'Issues', exact: true })).toBeVisible()
    await scriber.getByRole('button', { name: `Discuss ${ISSUE}` }).click()
    await expect(guest.getByRole('heading', { name: ISSUE })).toBeVisible()
    await scriber.getByLabel('Root cause').fill('Nobody loads in the evening')
    await expect(guest.getByText('Nobody loads in the evening')).toBeVisible()
    for (const hidden of [OTHER, 'Harper', 'Crew', 'Harbor'])
      await expect(guest.getByText(hidden)).toBeHidden()
  })

  await test.step('the scriber gives a vote and a rating', async () => {
    await openParticipants(scriber)
    await scriber.getByRole('checkbox', { name: 'Nadia Fischer may vote' }).click()
    await scriber.getByRole('checkbox', { name: 'Nadia Fischer may rate the meeting' }).click()
    await guest.getByRole('button', { name: `Vote for ${ISSUE}` }).click()
    await expect(guest.getByText('4 of 5 votes left')).toBeVisible()
    await expect(scriber.getByRole('article').getByText(/ · 1 vote$/)).toBeVisible()
    await guest.getByText('8', { exact: true }).click()
    await expect(guest.getByText('Thank you for your rating.')).toBeVisible()
    await expectUsable(scriber, 'the participants')
    await expectUsable(guest, 'the guest’s meeting')
    await guest.emulateMedia({ colorScheme: 'dark' })
    await expectUsable(guest, 'the guest’s meeting in the dark')
    await scriber.keyboard.press('Escape')
  })

  await test.step('the guest’s vote counts where issues are chosen', async () => {
    await scriber.getByRole('group', { name: 'Decide' }).getByRole('button', { name: 'Long-term' }).click()
    await expect(guest.getByText('The issue that the team discusses will stand here.')).toBeVisible()
    await member.getByRole('tab', { name: 'Long-term' }).click()
    await expect(row(member, ISSUE).last()).toContainText('1 vote')
    await scriber.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(guest.getByRole('heading', { name: 'Conclude' })).toBeVisible()
    await expect(guest.getByRole('heading', { name: 'Issue under discussion' })).toBeHidden()
  })
})

test('guests come back after a reload, are removed, and go with the meeting', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  const harbor = await makeHarbor(stage.services)
  const scriber = await enter({ as: harbor.maya, path: '/dashboard' })
  // Guests are asked for while the meeting itself is still on its way to the server.
  await scriber.route('**/api/sync/*/mutate', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await startMeeting(scriber, 'Crew')
  const link = await makeGuestLink(scriber)
  await scriber.unroute('**/api/sync/*/mutate')
  const [guest, other] = [await enter({ path: link }), await enter({ path: link })]
  await joins(guest, 'Nadia Fischer')
  await joins(other, 'Piet')
  expectTrouble(NO_NETWORK)

  await test.step('a guest comes back after a reload, though the server is away for a moment', async () => {
    await guest.route('**/api/guests/open', (route) => route.abort())
    await guest.reload()
    await expect(guest.getByText('The meeting could not be opened')).toBeVisible()
    await guest.unroute('**/api/guests/open')
    await expect(guest.getByText('Nadia Fischer, guest')).toBeVisible()
  })

  await test.step('a guest who loses the network says so, and comes back by itself', async () => {
    await goOffline(guest)
    await expect(guest.getByText('The connection is lost. Trying again…')).toBeVisible()
    await scriber.getByRole('button', { name: 'Next' }).click()
    await guest.context().setOffline(false)
    await expect(guest.getByRole('heading', { name: 'Scorecard' })).toBeVisible()
    await expect(guest.getByText('The connection is lost. Trying again…')).toBeHidden()
  })

  await test.step('who is removed is shown out, and stays out with the same key', async () => {
    await openParticipants(scriber)
    await scriber.getByRole('button', { name: 'Remove Piet' }).click()
    await expect(toast(scriber, 'Piet is no longer in the meeting')).toBeVisible()
    await expect(other.getByRole('heading', { name: 'You are no longer in this meeting' })).toBeVisible()
    await other.reload()
    await expect(other.getByRole('button', DOOR)).toBeVisible()
  })

  await test.step('the meeting ends, and the guest’s part with it', async () => {
    await scriber.getByRole('checkbox', { name: 'Nadia Fischer may rate the meeting' }).click()
    await guest.getByText('9', { exact: true }).click()
    await expect(guest.getByText('Thank you for your rating.')).toBeVisible()
    await scriber.keyboard.press('Escape')
    await scriber.getByRole('button', { name: 'End meeting' }).click()
    await scriber.getByRole('alertdialog').getByRole('button', { name: 'End meeting' }).click()
    await expect(guest.getByRole('heading', { name: 'The meeting has ended' })).toBeVisible()
    expectTrouble(/api\/guests\/open/)
    await guest.reload()
    await expect(guest.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  })

  await test.step('the result names the guest’s rating apart', async () => {
    await scriber.goto('/meetings')
    await scriber.getByRole('link', { name: /Crew · Weekly Meeting/ }).click()
    await expect(scriber.getByText('Guests’ ratings don’t count in the average.')).toBeVisible()
    await expect(scriber.getByText('Nadia Fischer')).toBeVisible()
  })
})

async function raiseIssues({ services }: Stage, { id, teamId, maya }: Company): Promise<void> {
  for (const title of [ISSUE, OTHER])
    await services.node.run(id, maya.id, createIssue, {
      id: newId(),
      title,
      issueType: 'short_term',
      teamId,
    })
}

/** With one click; answers the path that the QR code leads to. */
async function joins(guest: Page, name: string): Promise<void> {
  await guest.getByLabel('Your name').fill(name)
  await guest.getByRole('button', DOOR).click()
  await expect(guest.getByText(`${name}, guest`)).toBeVisible()
}

const openParticipants = (page: Page) => page.getByRole('button', { name: /participant/ }).click()
