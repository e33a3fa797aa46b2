import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('a visitor reads the landing page by keyboard, is called at its end, and comes to the dashboard once signed in', async ({
  stage,
  enter,
}) => {
  const page = await enter()
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('arrows choose among the areas and what is in them, and each choice has its picture', async () => {
    await page.getByRole('tab', { name: 'Operational Execution' }).focus()
    await page.keyboard.press('ArrowLeft')
    const intelligence = page.getByRole('tab', { name: 'Business Intelligence' })
    await expect(intelligence).toBeFocused()
    await expect(intelligence).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('img', { name: /^A scorecard/ })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { name: /^A scorecard of thirteen weeks/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const picture = page.getByRole('img', { name: /^Charts of how many goals/ })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280)
    await expect(page.getByRole('img', { name: /^A scorecard/ })).toBeHidden()
  })

  await test.step('the bar at the bottom is there once somebody has scrolled', async () => {
    const bar = page.getByRole('complementary', { name: 'Launch Your Quarterdeck Today' })
    const launch = bar.getByRole('link', { name: 'Get Started Free' })
    await page.evaluate(() => scrollTo(0, 100))
    await expect(launch).toBeHidden()
    await page.evaluate(() => scrollTo(0, 102))
    await expect(launch).toBeVisible()
  })

  for (const call of ['Start Your Free Trial Now', 'Schedule a Personal Demo'])
    await expect(page.getByRole('link', { name: call })).toHaveAttribute('href', '/signup')
  await page.getByRole('link', { name: 'Start Your Free Trial Now' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()

  await test.step('a token is left behind on the way to the page that confirms an address', async () => {
    await page.goto('/#access_token=s3cret&refresh_token=s3cret&type=signup')
    await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible()
    expect(page.url()).not.toContain('s3cret')
  })

  const { maya } = await makeHarbor(stage.services)
  const hers = await enter({ as: maya, path: '/home2' })
  await expect(hers).toHaveURL(/\/dashboard$/)
  await hers.goto('/?type=recovery')
  await expect(hers.getByRole('heading', { level: 1, name: /^Founders/ })).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Try the demo company' })).toBeVisible()
  await expect(hers).toHaveURL(/recovery$/)
})

test('the meeting on the landing page shows the names of its metrics whole, beside the headline too', async ({
  enter,
}) => {
  const page = await enter()
  for (const [path, width] of [
    ['/', 1440],
    ['/home2', 1440],
    ['/home2', 1100],
    ['/home3', 800],
    ['/home3', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const cut = await page
      .locator('[data-preview] [data-numeric] .truncate')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      )
    expect(cut, `${path} at ${width}`).toEqual([])
  }
})

test('the meeting on the landing page goes on by itself until somebody pauses it', async ({ enter }) => {
  const page = await enter()
  const preview = page.locator('[data-preview]')
  const number = preview.getByText('98.6%')
  await expect(number).toHaveAttribute('data-off', '')
  await expect(number).not.toHaveAttribute('data-off')
  await page.getByRole('button', { name: 'Pause the picture' }).click()
  await expect(page.getByRole('button', { name: 'Let the picture move' })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(preview.locator('[data-off]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Let the picture move' })).toBeHidden()
})
