import { expect, test } from './mail-journey.ts'
import { row } from './acts.ts'
import { addressOf, makeHarbor } from './company.ts'
import { expectUsable } from './usable.ts'

test('a pasted list and a file: who can be is invited, the others are corrected and sent again', async ({
  stage,
  mails,
  enter,
}) => {
  const { maya, lena } = await makeHarbor(stage.services)
  const names = ['Nora Holm', 'Nils Berg', 'Ida Roos', 'Per Lund']
  const [nora, nils, ida, per] = names.map(addressOf)
  const page = await enter({ as: maya, path: '/people' })
  await page.getByRole('button', { name: 'Invite people' }).click()
  await page.getByRole('button', { name: 'Several people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite several people' })
  const list = dialog.getByLabel('Names and e-mail addresses')
  await expect(list).toBeFocused()

  await list.fill(`Holm, Nora <${nora}>; ${nils}\n${ida}, per.lund@\n${lena.email}`)
  await dialog.getByRole('button', { name: 'Check the list' }).click()
  const said = dialog.getByRole('status').first()
  await expect(said).toHaveText('3 people will be invited, 2 people can’t be invited')
  await expect(said).toBeFocused()
  await expectUsable(page, 'a list of people to invite', '[role="dialog"]')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Nora Holm' })).toContainText('Will be invited')
  await expect(dialog.getByText('Already a member of the company')).toBeVisible()
  await dialog.getByRole('button', { name: 'Invite 3 people' }).click()
  await expect(said).toHaveText('3 people invited, 2 people can’t be invited')
  await expect.poll(() => [nora!, nils!, ida!].map((email) => mails.mailsTo(email).length)).toEqual([1, 1, 1])

  const wrong = dialog.getByLabel('E-mail address in row 4')
  await wrong.fill(per!)
  await expect(wrong).toBeFocused()
  await dialog.getByRole('button', { name: `Remove ${lena.email} from the list` }).click()
  await dialog.getByRole('button', { name: 'Invite 1 person' }).click()
  await expect(said).toHaveText('4 people invited')
  await expect.poll(() => mails.mailsTo(per!).length).toBe(1)

  const kim = addressOf('Kim Åkesson')
  const zoe = addressOf('Zoe Sand')
  const csv = `Email;Name;Level;Teams\n${kim};Kim Åkesson;Manager;Crew\n${zoe};Zoe Sand;Captain;Dekc\n`
  await dialog.getByRole('button', { name: 'Add more' }).click()
  await dialog
    .getByLabel('Or a CSV file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') })
  const other = dialog.getByRole('listitem').filter({ hasText: 'Zoe Sand' })
  await expect(other).toContainText('Unknown permission level: Captain')
  await other.getByRole('button', { name: 'Use the level above' }).click()
  await expect(other).toContainText('Unknown team: Dekc')
  await other.getByRole('button', { name: 'Use the teams above' }).click()
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click()
  await expect.poll(() => [kim, zoe].map((email) => mails.mailsTo(email).length)).toEqual([1, 1])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, `Kim Åkesson (${kim})`)).toContainText('Manager')
  await expect(row(page, `Kim Åkesson (${kim})`)).toContainText('Crew')
  for (const email of [nora!, nils!, ida!, per!, kim, zoe]) expect(mails.mailsTo(email)).toHaveLength(1)
})

test('on a phone the list fits the screen', async ({ stage, enter }) => {
  const { maya, lena } = await makeHarbor(stage.services)
  const page = await enter({ as: maya, path: '/people', phone: true })
  await page.getByRole('button', { name: 'Invite people' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill('per.lund@')
  await page.getByRole('button', { name: 'Several people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite several people' })
  const list = dialog.getByLabel('Names and e-mail addresses')
  // What was typed for one person is the first line.
  await expect(list).toHaveValue('per.lund@')
  await list.fill(`per.lund@\n${lena.email}\n=1+1 <a@quay.example>`)
  await dialog.getByRole('button', { name: 'Check the list' }).click()
  await expect(dialog.getByRole('status').first()).toHaveText('3 people can’t be invited')
  await expectUsable(page, 'a list of people to invite on a phone', '[role="dialog"]')
})
