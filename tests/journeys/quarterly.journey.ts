import type { Page } from '@playwright/test'
import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { writePlanText } from '../../src/features/strategy/plan-texts.mutations.ts'
import { sharePlan } from '../../src/features/strategy/strategy.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { addDays, quarterFrom, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { openDialog, row, select, toast } from './acts.ts'
import { joinAs, makeHarbor, makePerson } from './company.ts'
import { expect, test } from './journey.ts'

test('somebody who may only view says of the plan what holds, and is offered no issue to make', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { id, teamId, maya } = harbor
  const dev = await makePerson(stage.services, 'Dev Rowan')
  await joinAs(stage.services, harbor, dev, 'view-only')
  const target = { teamId, planId: newId(), field: 'target', text: 'Twice as far', from: 0 } as const
  await stage.services.node.run(id, maya.id, writePlanText, target)
  const shared = { planId: target.planId, audience: 'company' } as const
  await stage.services.node.run(id, maya.id, sharePlan, shared)
  const desk = await enter({ as: maya, path: `/meeting/${teamId}/quarterly` })
  await desk.getByRole('button', { name: 'Start meeting' }).click()
  const other = await enter({ as: dev, path: `/meeting/${teamId}/quarterly` })
  await other.getByRole('button', { name: 'Join Meeting' }).last().click()
  await goTo(desk, 'Review Strategy')
  await expect(desk.getByRole('button', { name: 'Make an issue of Outlook' })).toBeVisible()
  await other.getByRole('button', { name: 'Still true: Outlook' }).click()
  await expect(desk.getByRole('button', { name: 'Still true: Outlook' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(other.getByRole('button', { name: /Make an issue/ })).toHaveCount(0)
})

test('a quarterly meeting from agenda to minutes', async ({ stage, enter }) => {
  const { id, teamId, maya, omar } = await makeHarbor(stage.services)
  const planId = newId()
  const target = { teamId, planId, field: 'target', text: 'Twice as far', from: 0 } as const
  await stage.services.node.run(id, maya.id, writePlanText, target)
  const yearAgo = addDays(quarterFrom(utcDayOf(new Date().toISOString()), -3), -1)
  await stage.services.node.run(id, maya.id, createGoal, {
    id: newId(),
    teamId,
    ownerId: maya.id,
    title: 'Open the second quay',
    description: null,
    targetDate: yearAgo,
    isCompanyGoal: false,
  })
  const desk = await enter({ as: maya, path: `/meeting/${teamId}/quarterly` })
  const phone = await enter({ as: omar, path: `/meeting/${teamId}/quarterly`, phone: true })

  await test.step('its manager gives it a time and a section of its own, by keyboard', async () => {
    await desk.getByRole('button', { name: 'Set a time' }).click()
    await desk.getByLabel('Time', { exact: true }).fill('09:30')
    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(toast(desk, 'Meeting time saved')).toBeVisible()
    await expect(phone.getByText(/every 13 weeks/)).toBeVisible()

    await desk.getByRole('button', { name: 'Edit agenda' }).click()
    const dialog = openDialog(desk)
    await dialog.getByRole('button', { name: 'Add section' }).click()
    await desk.keyboard.type('Safety')
    await dialog.getByLabel('Text of Safety').fill('Who saw a near miss?')
    await dialog.getByLabel('Name of section 7').focus()
    for (let place = 7; place > 1; place--) await desk.keyboard.press('Alt+ArrowUp')
    await expect(dialog.getByLabel('Name of section 1')).toHaveValue('Safety')
    await dialog.getByRole('button', { name: 'Save agenda' }).click()
    await expect(row(desk, 'Safety')).toBeVisible()
    await expect(row(phone, 'Safety')).toBeVisible()
  })

  await test.step('everybody reads the team’s own text, and looks back on the quarter before', async () => {
    await desk.getByRole('button', { name: 'Start meeting' }).click()
    await phone.getByRole('button', { name: 'Join Meeting' }).last().click()
    for (const page of [desk, phone]) await expect(page.getByText('Who saw a near miss?')).toBeVisible()
    await goTo(desk, 'Review Prior Quarter')
    for (const page of [desk, phone])
      await expect(page.getByRole('heading', { name: /^Goals of Q\d/ })).toBeVisible()
  })

  await test.step('the plan is gone through block by block, changed in its place, and an issue made of it', async () => {
    await goTo(desk, 'Review Strategy')
    await desk.getByRole('button', { name: 'Still true: Core values' }).click()
    await expect(phone.getByRole('button', { name: 'Still true: Core values' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await phone.getByRole('button', { name: 'Changed: Long-range target' }).click()
    await expect(phone.getByRole('textbox', { name: 'Target' })).toBeFocused()
    await phone.getByRole('textbox', { name: 'Target' }).fill('Three times as far')
    await phone.getByRole('textbox', { name: 'Target' }).blur()
    await expect(desk.getByRole('textbox', { name: 'Target' })).toHaveValue('Three times as far')
    await expect(desk.getByRole('button', { name: 'Changed: Long-range target' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await desk.getByRole('button', { name: 'Make an issue of Outlook' }).click()
    const dialog = openDialog(desk)
    await expect(dialog.getByLabel('Title')).toHaveValue('Outlook: ')
    await dialog.getByLabel('Title').fill('Outlook: who pays for the second crane?')
    await dialog.getByRole('button', { name: 'Add Issue' }).click()
    const longTerm = phone.getByRole('list', { name: 'Long-term issues' })
    await expect(longTerm).toContainText('Outlook: who pays for the second crane?')
    await expect(desk.getByRole('list', { name: 'Made from here' })).toContainText(
      'who pays for the second crane?',
    )
  })

  await test.step('goals are named by two, given an owner, combined, killed and kept', async () => {
    await goTo(desk, 'Set Goals')
    await name(desk, 'Load a ship in two hours')
    await name(phone, 'Load faster')
    await name(phone, 'Paint the cranes')
    await select(desk.getByLabel('Owner of Load a ship in two hours'), 'Omar Castell')
    await expect(phone.getByLabel('Owner of Load a ship in two hours')).toHaveText('Omar Castell')
    await desk.getByRole('button', { name: 'Combine Load faster with another goal' }).click()
    await desk.getByRole('menuitem', { name: /Load a ship in two hours/ }).click()
    await phone.getByRole('button', { name: 'Kill Paint the cranes' }).click()
    await expect(desk.getByText('Paint the cranes', { exact: true })).toBeHidden()
    await expect(row(desk, 'Load a ship in two hours')).toContainText('Load faster')
    await desk.getByRole('button', { name: 'Keep Open the second quay' }).click()
    await expect(toast(desk, 'Goal carried over')).toBeVisible()
    await expect(desk.getByText('Still open from earlier')).toBeHidden()
  })

  await test.step('everybody leaves with a next step, and the minutes hold all of it', async () => {
    await goTo(desk, 'Next Steps')
    await phone.getByLabel('New task').fill('Order the second crane')
    await phone.keyboard.press('Enter')
    await expect(row(desk, 'Order the second crane')).toBeVisible()
    await desk.getByRole('button', { name: 'End meeting' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'End meeting' }).click()
    await expect(desk).toHaveURL(/\/tasks$/)
    await desk.goto('/meetings')
    await desk
      .getByRole('link', { name: /Quarterly Planning/ })
      .last()
      .click()
    for (const text of ['Order the second crane', 'Load a ship in two hours', 'Safety'])
      await expect(desk.getByText(text).first()).toBeVisible()
  })
})

const goTo = (page: Page, section: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Agenda' })
    .getByRole('button', { name: new RegExp(`^${section}`) })
    .click()

async function name(page: Page, goal: string): Promise<void> {
  const field = page.getByLabel('New goal').last()
  await field.fill(goal)
  await field.press('Enter')
  await expect(field).toHaveValue('')
}
