import { goOffline, sent, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'
import { expectSection, startMeeting, timer } from './meeting.ts'

test('who has lost the network ends no meeting that has gone on, and a small phone still shows the whole bar', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { maya, omar } = await makeHarbor(stage.services)
  const desk = await enter({ as: maya, path: '/dashboard' })
  const phone = await enter({ as: omar, path: '/dashboard', phone: true })
  await startMeeting(desk, 'Crew')
  await phone.getByRole('button', { name: 'Join Meeting' }).click()
  await expectSection(phone, 'Segue')

  await goOffline(phone)
  await expect(phone.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible()
  await expect(phone.getByRole('button', { name: /^Notifications/ })).toBeInViewport({ ratio: 1 })
  await phone.getByRole('button', { name: 'Meeting options' }).click()
  await phone.getByRole('menuitem', { name: 'End meeting' }).click()
  const question = phone.getByRole('alertdialog')
  await expect(question).toContainText('You are offline. For the others it goes on')
  await question.getByRole('button', { name: 'End meeting' }).click()
  await expect(toast(phone, 'The others hear of it once you are online.')).toBeVisible()

  // What the phone has to say is on its way as soon as there is a network.
  const movedOn = sent(desk, 'nextSection')
  await timer(desk).getByRole('button', { name: 'Next' }).click()
  await movedOn
  await expectSection(desk, 'Scorecard')
  await phone.context().setOffline(false)
  await expect(toast(phone, 'Something has just happened in this meeting.')).toBeVisible()
  await phone.getByRole('button', { name: 'In Meeting' }).click()
  await expectSection(phone, 'Scorecard')
  await expectSection(desk, 'Scorecard')
})
