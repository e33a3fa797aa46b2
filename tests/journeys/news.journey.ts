import sharp from 'sharp'
import { makeSuperAdmin } from '../../src/features/platform/first-super-admin.server.ts'
import { goOffline, select, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'
import { expectUsable } from './usable.ts'

test('what is new lies on the dashboard as cards, which a swipe, a tap and a key put away for oneself alone', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { maya, lena, omar } = await makeHarbor(stage.services)
  await makeSuperAdmin(stage.services.pool, maya.email)
  const panel = await enter({ as: maya, path: '/super-admin?tab=features' })
  const launch = async (title: string, audience?: string) => {
    await panel.getByLabel('Title').fill(title)
    await panel.getByLabel('Description').fill('Send a link, and they follow along.')
    if (audience) await select(panel.getByLabel('Target audience'), audience)
    await panel.getByRole('button', { name: 'Launch feature' }).click()
    await expect(panel.getByRole('list', { name: 'Features' })).toContainText(title)
  }

  await test.step('the operator is told what is missing, sees a preview, and launches', async () => {
    await panel.getByRole('button', { name: 'Preview' }).click()
    await expect(toast(panel, 'Please enter both title and description to preview')).toBeVisible()
    await panel.getByLabel('Image').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    })
    await expect(toast(panel, 'Please select an image file')).toBeVisible()
    const buffer = await sharp({ create: { width: 800, height: 320, channels: 3, background: '#4f46e5' } })
      .png()
      .toBuffer()
    await panel.getByLabel('Image').setInputFiles({ name: 'guests.png', mimeType: 'image/png', buffer })
    await panel.getByLabel('Title').fill('Guests in meetings')
    await panel.getByLabel('Description').fill('Send a link, and they follow along.')
    await panel.getByRole('button', { name: 'Preview' }).click()
    await expect(panel.getByRole('region', { name: 'Preview' })).toContainText('Guests in meetings')
    await panel.getByLabel('Link').fill('//elsewhere.example')
    await panel.getByRole('button', { name: 'Launch feature' }).click()
    await expect(toast(panel, /The link has to be a page of this site/)).toBeVisible()
    await panel.getByLabel('Link').fill('/meetings')
    await launch('Guests in meetings')
    await launch('Quicker search')
    await launch('For those who administer', 'Admins only')
    await expect(toast(panel, /Please/)).toHaveCount(0)
    await expectUsable(panel, 'the list of features')
  })

  const phone = await enter({ as: lena, path: '/dashboard', phone: true })
  const desk = await enter({ as: omar, path: '/dashboard' })
  const news = (page: typeof desk) => page.getByRole('region', { name: 'What’s New' })

  await test.step('in a wide window they are seen without scrolling', async () => {
    await expect(news(desk)).toContainText('Quicker search')
    await expect(news(desk)).toBeInViewport({ ratio: 1 })
    await expectUsable(desk, 'the wide dashboard with news')
  })

  await test.step('a tap opens them, and a swipe past a third puts the first one away', async () => {
    await expect(news(phone)).toContainText('Quicker search')
    await expect(news(phone)).toContainText('1 more')
    await expectUsable(phone, 'the dashboard with news')
    const card = news(phone).getByRole('heading', { name: 'Quicker search' })
    await card.tap()
    const all = phone.getByRole('dialog', { name: 'What’s New' })
    await expect(all.getByRole('article')).toHaveCount(2)
    await expect(all.getByRole('img')).toHaveCount(0)
    await expectUsable(phone, 'What’s New', '[role="dialog"]')
    await phone.keyboard.press('Escape')
    await expect(all).toBeHidden()
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { x, y } = (await card.boundingBox())!
    await phone.mouse.move(x + 20, y + 5)
    await phone.mouse.down()
    await phone.mouse.move(x + 60, y + 5)
    await phone.mouse.up()
    await expect(card).toBeVisible()
    await phone.mouse.down()
    await phone.mouse.move(x + 260, y + 5, { steps: 4 })
    await phone.mouse.up()
    await expect(news(phone)).toContainText('Guests in meetings')
    await expect(news(phone)).not.toContainText('1 more')
  })

  await test.step('without a network it comes back, and with one it goes for good', async () => {
    await goOffline(phone)
    await phone.getByRole('button', { name: 'Dismiss Guests in meetings' }).click()
    await expect(news(phone)).toContainText('Guests in meetings')
    await phone.context().setOffline(false)
    await phone.getByRole('button', { name: 'Dismiss Guests in meetings' }).click()
    await expect(news(phone)).toBeHidden()
    await phone.reload()
    await expect(phone.getByRole('heading', { name: 'My tasks this week' })).toBeVisible()
    await expect(news(phone)).toBeHidden()
  })

  await test.step('another person still has them, with the picture, and puts them away by keyboard', async () => {
    await news(desk).getByRole('button', { name: 'Read Quicker search' }).focus()
    await desk.keyboard.press('Enter')
    const all = desk.getByRole('dialog', { name: 'What’s New' })
    await expect(all).toBeVisible()
    const loaded = all
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
    expect(await loaded).toBe(800)
    await all.getByRole('link', { name: 'Open Guests in meetings' }).click()
    await expect(desk).toHaveURL(/\/meetings$/)
    await test.step('who has no dashboard at hand finds them in the palette', async () => {
      await desk.keyboard.press('Control+k')
      await desk.keyboard.type('what’s new')
      await desk.keyboard.press('Enter')
      await expect(all.getByRole('article')).toHaveCount(2)
      await desk.keyboard.press('Escape')
      await expect(all).toBeHidden()
    })
    await desk.goBack()
    await news(desk).getByRole('button', { name: 'Dismiss Quicker search' }).press('Enter')
    await expect(news(desk).getByRole('button', { name: 'Dismiss Guests in meetings' })).toBeFocused()
    await news(desk).getByRole('button', { name: 'Read Guests in meetings' }).click()
    await all.getByRole('button', { name: 'Dismiss Guests in meetings' }).press('Enter')
    await expect(all).toContainText('You have seen everything that is new.')
  })
})
