import { makeHarbor } from './company.ts'
import { stopAddress } from '../../src/features/mail-choices/stop-links.server.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

test('a link in a mail stops such mails after a question, and the settings bring them back', async ({
  stage,
  enter,
}) => {
  const { id: companyId, lena } = await makeHarbor(stage.services)
  const settings = await enter({ as: lena, path: '/settings?tab=mails', phone: true })
  const minutes = settings.getByRole('switch', { name: 'Minutes of meetings' })
  await expect(minutes).toBeChecked()
  await expectUsable(settings, 'the choice of mails, on a phone')

  const reader = await settings.context().newPage()
  await reader.goto(stopAddress(stage.services, { companyId, personId: lena.id, kind: 'minutes' })!)
  await expect(reader.getByRole('heading', { name: 'Stop “Minutes of meetings”?' })).toBeVisible()
  await settings.reload()
  await expect(minutes).toBeChecked()
  await reader.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(reader.getByRole('heading', { name: 'These mails have stopped' })).toBeVisible()
  await settings.reload()
  await expect(minutes).not.toBeChecked()
  await minutes.click()
  await expect(settings.getByText('Saved')).toBeVisible()
  await settings.reload()
  await expect(minutes).toBeChecked()
})
