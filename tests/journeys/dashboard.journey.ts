import { addDays, mondayOf, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { goOffline, row, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'
import { makeMetric } from './metrics.ts'
import { expectUsable } from './usable.ts'

test('before the meeting the dashboard says what is missing, takes it, and leads everybody in', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const harbor = await makeHarbor(stage.services)
  const { maya, omar } = harbor
  const due = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
  for (const [name, owner, past] of [
    ['Boats sold', omar, 12],
    ['Miles sailed', omar, 4],
    ['Berths let', maya, 3],
  ] as const) {
    const values = Object.fromEntries([1, 2, 3].map((weeks) => [addDays(due, -7 * weeks), past]))
    await makeMetric(stage.services, harbor, { owner, name, values })
  }
  const desk = await enter({ as: omar, path: '/dashboard' })
  const phone = await enter({ as: maya, path: '/dashboard', phone: true })
  const strip = (page: typeof desk) => page.getByRole('region', { name: 'Next meeting' })
  await expect(strip(desk)).toContainText('Crew · Weekly Meeting')
  await expect(strip(desk)).toContainText('3 numbers missing, 2 yours')
  await expect(strip(phone)).toContainText('3 numbers missing, 1 yours')

  await test.step('numbers are entered by keyboard, without a network too, and everybody sees them', async () => {
    const numbers = desk.getByRole('list', { name: 'My numbers' })
    await expect(numbers.getByRole('listitem')).toHaveCount(2)
    await expectUsable(desk, 'the dashboard with numbers to enter')
    await numbers.getByRole('textbox', { name: /^Boats sold/ }).focus()
    await desk.keyboard.type('many')
    await desk.keyboard.press('Enter')
    await expect(numbers.getByRole('alert')).toBeVisible()
    await expect(numbers.getByRole('textbox', { name: /^Boats sold/ })).toHaveValue('many')
    await desk.keyboard.press('Control+a')
    await desk.keyboard.type('14')
    await desk.keyboard.press('Enter')
    await expect(numbers.getByRole('textbox', { name: /^Miles sailed/ })).toBeFocused()
    await expect(strip(phone)).toContainText('2 numbers missing, 1 yours')
    await goOffline(desk)
    await desk.keyboard.type('2')
    await desk.keyboard.press('Enter')
    await expect(desk.getByText('2 of 2 entered')).toBeVisible()
    await desk.context().setOffline(false)
    await expect(strip(phone)).toContainText('1 number missing, yours')
  })

  await test.step('what is off track becomes an issue', async () => {
    const miles = (page: typeof desk) =>
      page.getByRole('list', { name: 'Off track' }).getByRole('listitem').filter({ hasText: 'Miles sailed' })
    await expect(miles(desk)).toContainText('4 weeks in a row')
    await expect(miles(desk).getByRole('button', { name: 'Make an issue' })).toHaveText('Issue')
    await miles(phone).getByRole('button', { name: 'Make an issue' }).click()
    await expect(toast(phone, 'Issue made')).toBeVisible()
    for (const page of [desk, phone]) await expect(strip(page)).toContainText('1 issue')
    await expectUsable(phone, 'the dashboard of a phone')
  })

  await test.step('names have room in any window, with and without the lines beside them', async () => {
    for (const width of [768, 1024, 1152, 1280, 1440]) {
      await desk.setViewportSize({ width, height: 900 })
      const names = desk.getByRole('list', { name: /^(My numbers|Off track)$/ }).getByRole('link')
      const widths = await names.evaluateAll((links) =>
        links.map((link) => link.closest('li > *, li')!.getBoundingClientRect().width),
      )
      expect(Math.min(...widths), `the narrowest at ${width}`).toBeGreaterThan(90)
    }
  })

  await test.step('one starts, and the other is asked in', async () => {
    await strip(desk).getByRole('button', { name: 'Start' }).click()
    await expect(desk.getByRole('list', { name: 'Speaking order' })).toBeVisible()
    await expect(strip(phone)).toContainText('Crew: the weekly meeting is running')
    await strip(phone).getByRole('link', { name: 'Join Meeting' }).click()
    await phone.getByRole('button', { name: 'Join Meeting' }).last().click()
    await expect(row(desk, 'Maya Harper').first()).toBeVisible()
  })
})
