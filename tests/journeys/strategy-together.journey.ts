import type { Page } from '@playwright/test'
import { overwritingOf } from '../../src/features/revisions/revisions.queries.ts'
import type { PlanField } from '../../src/features/strategy/plan-blocks.rules.ts'
import { writePlanText } from '../../src/features/strategy/plan-texts.mutations.ts'
import { planSheet } from '../../src/features/strategy/strategy.queries.ts'
import type { Services } from '../../src/server/services.ts'
import { newId } from '../../src/sync/id.ts'
import { type Company, makeHarbor, type Person } from './company.ts'
import { expect, test } from './journey.ts'

/** The plan of Harbor as its server has it. */
function planOf({ node }: Services, { id, teamId, maya }: Company) {
  const planId = newId()
  const rowOf = async (field: PlanField) => {
    const sheet = await node.ask(id, maya.id, planSheet, { teamId })
    return sheet?.texts.find((row) => row.field === field)
  }
  const write = async (by: Person, field: PlanField, text: string) => {
    const from = (await rowOf(field))?.version ?? 0
    await node.run(id, by.id, writePlanText, { teamId, planId, field, text, from })
  }
  let writes = 0
  return {
    write,
    textOf: async (field: PlanField) => (await rowOf(field))?.text,
    /** Resolves once what was written is on her screen: what comes after it is. */
    async writeAndShow(page: Page, by: Person, field: PlanField, text: string) {
      await write(by, field, text)
      const sign = `Change ${++writes} is there`
      await write(by, 'niche', sign)
      await expect(page.getByRole('textbox', { name: 'Niche' })).toHaveValue(sign)
    },
    /** Whether Maya has written over a text of Omar’s that she had not seen. */
    async isUnseen(field: PlanField) {
      const { id: entityId, text, updatedBy } = (await rowOf(field))!
      const now = { text, updatedBy }
      const found = await node.ask(id, maya.id, overwritingOf, {
        entity: 'plan_texts',
        entityId,
        field,
        ...now,
      })
      return found?.mine === 'text'
    },
  }
}

test('a number that Omar saves stays while Maya only stands in its field, and is known as unseen when she writes over it', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { maya, omar } = harbor
  const plan = planOf(stage.services, harbor)
  await plan.write(maya, 'outlookRevenue', '100')
  const desk = await enter({ as: maya, path: '/strategy' })
  const revenue = desk.getByRole('textbox', { name: 'revenue' }).first()
  await expect(revenue).toHaveValue('$100')

  await revenue.focus()
  await expect(revenue).toHaveValue('100')
  await plan.writeAndShow(desk, omar, 'outlookRevenue', '200')
  await revenue.blur()
  await expect(revenue).toHaveValue('$200')
  expect(await plan.textOf('outlookRevenue')).toBe('200')

  await revenue.focus()
  await revenue.fill('300')
  await plan.writeAndShow(desk, omar, 'outlookRevenue', '250')
  await desk.keyboard.press('Enter')
  await expect(revenue).toHaveValue('$300')
  await expect.poll(() => plan.textOf('outlookRevenue')).toBe('300')
  expect(await plan.isUnseen('outlookRevenue')).toBe(true)
})

test('a day that Maya types stays under her hands while Omar saves another, and his is known as unseen', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { maya, omar } = harbor
  const plan = planOf(stage.services, harbor)
  await plan.write(maya, 'yearDate', '2031-12-31')
  const desk = await enter({ as: maya, path: '/strategy' })
  const block = desk.getByRole('region', { name: 'One-year plan, Company plan' })
  const day = block.getByLabel('Date', { exact: true })
  await expect(day).toHaveValue('2031-12-31')

  await day.focus()
  await plan.writeAndShow(desk, omar, 'yearDate', '2031-11-30')
  await day.blur()
  await expect(day).toHaveValue('2031-11-30')

  await day.focus()
  await day.fill('2031-10-15')
  await plan.writeAndShow(desk, omar, 'yearDate', '2031-09-30')
  await expect(day).toBeFocused()
  await expect(day).toHaveValue('2031-10-15')
  await day.blur()
  await expect(day).toHaveValue('2031-10-15')
  await expect.poll(() => plan.textOf('yearDate')).toBe('2031-10-15')
  expect(await plan.isUnseen('yearDate')).toBe(true)

  await test.step('a day that is half typed goes, one that nobody means is refused, an empty one empties the field', async () => {
    await day.focus()
    await desk.keyboard.press('Backspace')
    await expect(day).toHaveValue('')
    await day.blur()
    await expect(day).toHaveValue('2031-10-15')
    await day.fill('0031-10-15')
    await day.blur()
    await expect(block.getByRole('alert')).toBeVisible()
    await day.fill('')
    await day.blur()
    await expect(block.getByRole('alert')).toBeHidden()
    await expect.poll(() => plan.textOf('yearDate')).toBe('')
  })
})
