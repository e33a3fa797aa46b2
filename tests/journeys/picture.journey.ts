import sharp from 'sharp'
import { goOffline, row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 140 } } })
    .jpeg()
    .toBuffer()

test('somebody sets, cuts out and removes her picture, and a colleague sees it, also without a network', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  // An address that was taken back is asked for once more.
  expectTrouble(/404/)
  const { maya, lena } = await makeHarbor(stage.services)
  const page = await enter({ as: lena, path: '/profile' })
  await page.getByRole('button', { name: 'Edit Profile Picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Profile Picture' })
  await expect(dialog).toContainText('JPG, PNG or GIF. Max size 3MB.')

  const input = dialog.locator('input[type=file]')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(toast(page, 'File must be an image')).toBeVisible()
  await input.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(3 * 2 ** 20) })
  await expect(toast(page, 'File size must be less than 3MB')).toBeVisible()

  await input.setInputFiles({ name: 'lena.jpg', mimeType: 'image/jpeg', buffer: await photo(1200, 800) })
  const part = dialog.getByRole('button', { name: 'Part of the picture that is shown' })
  const before = await part.getAttribute('aria-label')
  await part.press('ArrowRight')
  await part.press('+')
  await expect(part).not.toHaveAttribute('aria-label', before!)
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(toast(page, 'Success')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Change picture' })).toBeVisible()

  const colleague = await enter({ as: maya, path: '/people' })
  const face = row(colleague, 'Lena Brook').locator('img')
  await expect(face).toHaveAttribute('src', /^\/api\/pictures\/[0-9a-f]{32}$/)
  const isShown = () => face.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isShown).toBe(true)
  await goOffline(colleague)
  await colleague.reload()
  await expect.poll(isShown).toBe(true)
  await colleague.context().setOffline(false)

  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('button', { name: 'Upload picture' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Edit Profile Picture' })).toBeFocused()
  await expect(row(colleague, 'Lena Brook').locator('img')).toHaveCount(0)
})
