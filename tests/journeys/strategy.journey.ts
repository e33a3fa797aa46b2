import type { Page } from '@playwright/test'
import { planSheet } from '../../src/features/strategy/strategy.queries.ts'
import { createTeam } from '../../src/features/teams/teams.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline, openDialog, pressAtOnce, select, toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'

const block = (page: Page, name: string) => page.getByRole('region', { name: `${name}, Company plan` })

test('a plan is written by keyboard, shared step by step, and read by those it is for', async ({
  stage,
  enter,
}) => {
  const { maya, omar, lena } = await makeHarbor(stage.services)
  const desk = await enter({ as: maya, path: '/dashboard' })
  const phone = await enter({ as: lena, path: '/dashboard', phone: true })
  // Once the company is there, the entry can be opened, and so can its keys.
  await expect(desk.getByRole('link', { name: 'Strategy', exact: true })).toBeVisible()
  await pressAtOnce(desk, 'gv')
  await expect(desk.getByRole('heading', { name: 'Strategy', level: 1 })).toBeVisible()
  await expect(desk.getByText('Eight short blocks. Start with the values.')).toBeVisible()

  await block(desk, 'Core values').focus()
  await desk.keyboard.press('e')
  await expect(desk.getByRole('textbox', { name: 'Add a value…' })).toBeFocused()
  await desk.keyboard.type('Measure first')
  await desk.keyboard.press('Enter')
  await desk.keyboard.type('Say it early')
  await desk.keyboard.press('Enter')
  await desk.keyboard.type('Given up')
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('textbox', { name: 'Core values' })).toHaveCount(2)
  await desk.getByRole('textbox', { name: 'Core values' }).nth(1).focus()
  await desk.keyboard.press('Alt+ArrowUp')
  await expect(desk.getByRole('textbox', { name: 'Core values' }).first()).toHaveValue('Say it early')
  await block(desk, 'Purpose and niche').focus()
  await desk.keyboard.press('e')
  await desk.keyboard.type('So that nobody runs aground')
  await desk.keyboard.press('Control+Enter')
  await desk.keyboard.press('Tab')
  await desk.keyboard.type('Depth sounders for working boats')
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('textbox', { name: 'Niche' })).toHaveValue('')
  await block(desk, '3-year outlook').getByRole('textbox', { name: 'revenue' }).fill('19.500.000 pearls')
  await desk.keyboard.press('Tab')
  await expect(block(desk, '3-year outlook').getByRole('alert')).toBeVisible()
  await block(desk, '3-year outlook').getByRole('textbox', { name: 'revenue' }).fill('19,500,000')
  await desk.keyboard.press('Tab')
  await expect(block(desk, '3-year outlook').getByRole('textbox', { name: 'revenue' })).toHaveValue('$19.5M')

  const other = await enter({ as: omar, path: '/strategy' })
  await expect(other.getByRole('textbox', { name: 'Purpose' })).toHaveValue('So that nobody runs aground')

  await phone.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(phone.getByRole('link', { name: /^Strategy/ })).toHaveAttribute('aria-disabled', 'true')
  await desk.getByRole('button', { name: 'Share' }).click()
  await openDialog(desk)
    .getByRole('radio', { name: /Everybody in Harbor/ })
    .check()
  await expect(phone.getByRole('link', { name: /^Strategy/ })).not.toHaveAttribute('aria-disabled', 'true')
  await phone.getByRole('link', { name: /^Strategy/ }).click()
  await expect(phone.getByText('So that nobody runs aground')).toBeVisible()
  // What is advised is for those who write.
  await expect(desk.getByText('2 of 3 to 7')).toBeVisible()
  await expect(phone.getByText('2 of 3 to 7')).toHaveCount(0)

  await openDialog(desk)
    .getByRole('checkbox', { name: /Purpose and niche/ })
    .uncheck()
  await expect(openDialog(desk).getByText('Only the Crew team sees this block.')).toBeVisible()
  // Lena is on the team that leads.
  await expect(phone.getByText('So that nobody runs aground')).toBeVisible()
  await openDialog(desk).getByRole('button', { name: 'Tell the team' }).click()
  await expect(toast(desk, 'Headline added')).toBeVisible()
})

test('two people write the same text while apart: the later one is shown, the other is kept, both are told', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { id, teamId, maya, omar } = await makeHarbor(stage.services)
  const desk = await enter({ as: maya, path: '/strategy' })
  const train = await enter({ as: omar, path: '/strategy' })
  const niche = (page: Page) => page.getByRole('textbox', { name: 'Niche' })
  await niche(desk).fill('Depth sounders')
  await niche(desk).blur()
  await expect(niche(train)).toHaveValue('Depth sounders')

  await goOffline(train)
  await niche(train).fill('Depth sounders for fleets')
  await niche(train).blur()
  await niche(desk).fill('Depth sounders for working boats')
  await niche(desk).blur()
  // Hers is there before his line is back.
  await expect
    .poll(async () => {
      const sheet = await stage.services.node.ask(id, maya.id, planSheet, { teamId })
      return sheet?.texts.find(({ field }) => field === 'niche')?.text
    })
    .toBe('Depth sounders for working boats')
  await train.context().setOffline(false)

  await expect(niche(desk)).toHaveValue('Depth sounders for fleets')
  await expect(desk.getByText('Omar Castell has replaced your text. Yours is kept in History.')).toBeVisible()
  const told =
    'Maya Harper changed this while you were writing. Your text is shown; theirs is kept in History.'
  await expect(train.getByText(told)).toBeVisible()

  await desk.getByRole('button', { name: 'Compare' }).click()
  await expect(openDialog(desk).getByText('working boats', { exact: false }).first()).toBeVisible()
  await desk.keyboard.press('Escape')
  await train.getByRole('button', { name: 'Use theirs' }).click()
  await expect(niche(desk)).toHaveValue('Depth sounders for working boats')
  await expect(desk.getByText('Omar Castell has replaced your text.', { exact: false })).toBeHidden()
})

test('a team has a plan of its own: it is asked about the team, and keeps blocks back from everybody else', async ({
  stage,
  enter,
}) => {
  const { id, maya, lena } = await makeHarbor(stage.services)
  await stage.services.node.run(id, maya.id, createTeam, {
    id: newId(),
    membershipId: newId(),
    name: 'Dock hands and crane drivers',
    description: null,
    hasStrategicPlan: true,
  })
  const plan = 'Plan of Dock hands and crane drivers'
  const desk = await enter({ as: maya, path: '/strategy' })
  await select(desk.getByLabel('Plan', { exact: true }), plan)
  await expect(desk.getByText('Seven short blocks. Start with the purpose.')).toBeVisible()
  const purpose = desk.getByRole('textbox', { name: 'Purpose' })
  await expect(purpose).toHaveAttribute('placeholder', 'Why does the team exist?')
  await purpose.fill('Every ship unloaded by noon')
  await desk.getByRole('textbox', { name: 'Guarantee' }).fill('Or we pay the berth')
  await desk.getByRole('textbox', { name: 'revenue' }).first().fill('9'.repeat(17))
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('alert')).toHaveText('This number is too large.')
  await desk.keyboard.press('Escape')

  await desk.getByRole('button', { name: 'Share' }).click()
  const dialog = openDialog(desk)
  await dialog.getByRole('radio', { name: /Everybody in Harbor/ }).check()
  await expect(dialog.getByRole('checkbox')).toHaveCount(7)
  await dialog.getByRole('checkbox', { name: /Marketing strategy/ }).uncheck()
  await expect(dialog.getByText('Only the Dock hands and crane drivers team sees this block.')).toBeVisible()

  const reader = await enter({ as: lena, path: '/strategy' })
  await expect(reader.getByText('Every ship unloaded by noon')).toBeVisible()
  await expect(reader.getByText('Or we pay the berth')).toHaveCount(0)
})
