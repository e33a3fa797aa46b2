import { goOffline, row, select } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, PHONE, test } from './journey.ts'

const PAGE = 'What is on your mind'

test('Omar makes an appointment, takes a break without anything around it, and makes work of what he wrote', async ({
  stage,
  enter,
}) => {
  const { omar, maya } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, path: '/tools' })
  await row(page, 'Clarity Break').getByRole('link').click()
  await page.getByRole('button', { name: 'Make an appointment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make an appointment' })
  await dialog.getByLabel('Time').fill('09:30')
  await select(dialog.getByLabel('Length'), '90 minutes')
  await select(dialog.getByLabel('Repeats'), 'Monthly')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Monthly · 90 minutes')).toBeVisible()
  await expect(page.getByText(/^Next: .*9:30/)).toBeVisible()

  await page.getByRole('link', { name: 'Begin now' }).click()
  await expect(page).toHaveURL(/\/clarity-break$/)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  // What is typed at once is text, and no shortcuts.
  await expect(page.getByLabel(PAGE)).toBeFocused()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0)
  const clock = page.getByRole('timer', { name: '90 minutes left' })
  const minutes = clock.getByText('90 minutes left')
  await expect(minutes).toHaveCSS('opacity', '0')
  await clock.hover()
  await expect(minutes).toHaveCSS('opacity', '1')
  await page.mouse.move(700, 500)
  await expect(minutes).toHaveCSS('opacity', '0')
  await clock.focus()
  await expect(minutes).toHaveCSS('opacity', '1')

  await page.getByRole('button', { name: 'Pen and paper' }).click()
  await expect(page.getByLabel(PAGE)).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveText('90 minutes left')
  await page.getByRole('button', { name: 'Back to the page' }).click()
  await page.getByLabel(PAGE).fill('I answer too much myself.')
  await page.getByLabel('Line: Missing').fill('Somebody for the yards')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Leave' }).click()

  await expect(page.getByLabel(PAGE)).toHaveValue('I answer too much myself.')
  const line = page.getByRole('region', { name: 'Missing' })
  for (const [entry, title, button, made] of [
    ['Make an issue', 'Add Issue', 'Add Issue', 1],
    ['Make a task', 'Add New Task', 'Create task', 2],
    ['Make a headline', 'Add Headline', 'Add Headline', 3],
  ] as const) {
    await line.getByRole('button', { name: 'Actions for Somebody for the yards' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    const adding = page.getByRole('dialog', { name: title })
    await expect(adding.getByLabel('Title')).toHaveValue('Somebody for the yards')
    await adding.getByRole('button', { name: button }).click()
    await expect(line.getByRole('link', { name: 'Somebody for the yards' })).toHaveCount(made)
  }
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)!.length).toBeLessThanOrEqual(2)

  const director = await enter({ as: maya, path: '/tools/clarity-break' })
  await expect(director.getByText('Take half an hour away from work, with a blank page.')).toBeVisible()
  await expect(director.getByText('Omar', { exact: false })).toHaveCount(0)
})

test('what is typed survives a closed tab, a cut network and a second tab', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { omar } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, path: '/clarity-break' })
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.getByLabel(PAGE).fill('Typed a moment ago')
  await page.goto('about:blank')
  await page.goto('/clarity-break')
  await expect(page.getByLabel(PAGE)).toHaveValue('Typed a moment ago')

  await goOffline(page)
  await expect(page.getByRole('status').getByText('Offline mode')).toBeVisible()
  await page.getByLabel(PAGE).fill('Typed without a network')
  await page.getByLabel('Line: Working').fill('The train is quiet')
  await page.keyboard.press('Enter')
  await page.reload()
  await expect(page.getByLabel(PAGE)).toHaveValue('Typed without a network')
  await page.context().setOffline(false)

  const other = await page.context().newPage()
  await other.goto('/clarity-break')
  await expect(other.getByLabel(PAGE)).toHaveValue('Typed without a network')
  await expect(other.getByRole('button', { name: 'The train is quiet', exact: true })).toBeVisible()
  await page.getByLabel(PAGE).fill('First tab')
  await page.getByLabel('Line: Missing').focus()
  await expect(other.getByLabel(PAGE)).toHaveValue('First tab')
  await other.getByLabel(PAGE).fill('First tab, second tab')
  await other.getByLabel('Line: Missing').focus()
  await expect(page.getByLabel(PAGE)).toHaveValue('First tab, second tab')
})

test('by keys alone on a phone: begun, written, left', async ({ stage, enter }) => {
  const { omar } = await makeHarbor(stage.services)
  const page = await enter({ as: omar, phone: true, path: '/clarity-break' })
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter')
  await page.getByLabel(PAGE).focus()
  await page.keyboard.type('Sail less')
  await page.keyboard.press('Control+Enter')
  await page.getByLabel('Line: Must change').focus()
  await page.keyboard.type('Two free days')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Two free days', exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await page.getByRole('link', { name: 'Leave' }).press('Enter')
  await expect(page.getByLabel(PAGE)).toHaveValue('Sail less')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})
