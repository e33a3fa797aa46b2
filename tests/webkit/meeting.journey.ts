import { makeHarbor } from '../journeys/company.ts'
import { test } from './journey.ts'

test('two people hold their weekly meeting, and each sees at once what the other does', async ({
  stage,
  enter,
}) => {
  const { maya, omar } = await makeHarbor(stage.services)
  const { screen: scriber } = await enter({ as: maya, path: '/dashboard' })
  const { screen: other } = await enter({ as: omar, path: '/dashboard' })
  const both = [scriber, other]

  await scriber.choose('Meeting', 'Crew')
  await scriber.press('Start meeting')
  await scriber.sees('You are the scriber')
  await other.press('Join Meeting')
  for (const screen of both) {
    await screen.sees('Crew · Weekly Meeting')
    await screen.shows('//*[@aria-label="Speaking order"]/li[2]')
  }

  await scriber.click('//nav[@aria-label="Agenda"]//button[contains(., "Issues")]')
  await other.shows('//nav[@aria-label="Agenda"]//*[@aria-current="step"][contains(., "Issues")]')
  await other.press('Add issue')
  await other.fill('Add Issue', { Title: 'Deliveries leave a day late' }, 'Add issue')
  await scriber.press('Vote for Deliveries leave a day late')
  for (const screen of both) {
    await screen.sees('1 of 2 have voted')
    await screen.shows('//li[contains(., "Deliveries leave a day late")][contains(., "1 vote")]')
  }

  await scriber.click('//nav[@aria-label="Agenda"]//button[contains(., "Conclude")]')
  for (const [screen, rating] of [
    [scriber, 8],
    [other, 9],
  ] as const) {
    await screen.click(`//label[normalize-space()="${rating}"]`)
  }
  for (const screen of both) await screen.sees('2 of 2 have rated')
  await scriber.press('End meeting')
  await scriber.click('//*[@role="alertdialog"]//button[normalize-space()="End meeting"]')
  await other.sees('The meeting has ended')
  for (const screen of both) await screen.until('location.pathname === "/tasks"')
})
