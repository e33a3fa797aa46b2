import type { Page } from '@playwright/test'
import type { Services } from '../../src/server/services.ts'
import type { PlanField, PlanList } from '../../src/features/strategy/plan-blocks.rules.ts'
import { addPlanItems } from '../../src/features/strategy/plan-items.mutations.ts'
import { writePlanText } from '../../src/features/strategy/plan-texts.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

const SENTENCE = 'Every working boat of the coast comes home by what our sounders say of the water below. '

async function writePlan(
  services: Services,
  { id, teamId, maya }: Company,
  lists: Partial<Record<PlanList, number>>,
  texts: Partial<Record<PlanField, string>>,
): Promise<void> {
  const place = { teamId, planId: newId() }
  for (const [list, count] of Object.entries(lists) as [PlanList, number][])
    await services.node.run(id, maya.id, addPlanItems, {
      ...place,
      list,
      items: Array.from({ length: count }, (_, index) => ({
        id: newId(),
        title: `${list} ${index + 1}: a boat that comes home`,
      })),
    })
  for (const [field, text] of Object.entries(texts) as [PlanField, string][])
    await services.node.run(id, maya.id, writePlanText, { ...place, field, text, from: 0 })
}

/** The number of pages on which the browser prints what is shown. */
async function pagesOn(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, landscape: true })
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length
}

/** What lays the plan out for paper comes some time after the screen. */
async function untilPrintable(page: Page): Promise<void> {
  const tell = (what: string) => page.evaluate((name) => void dispatchEvent(new Event(name)), what)
  const isLaidOut = async () => {
    await tell('beforeprint')
    const count = await page.locator('.printed-columns > section').count()
    await tell('afterprint')
    return count > 0
  }
  await expect.poll(isLaidOut).toBe(true)
}

test('a plan with twenty lines of outlook and ten goals prints on two pages, on A4 and on Letter', async ({
  stage,
  enter,
}) => {
  const company = await makeHarbor(stage.services)
  const lists = { values: 7, differences: 3, path: 9, outlookMeasures: 6, outlookPicture: 20 } as const
  const texts = {
    purpose: SENTENCE.repeat(2),
    niche: SENTENCE.repeat(2),
    target: SENTENCE.repeat(4),
    marketWhere: SENTENCE,
    marketWho: SENTENCE,
    marketThink: SENTENCE,
    guarantee: SENTENCE,
  }
  await writePlan(stage.services, company, { ...lists, yearMeasures: 10, yearGoals: 10 }, texts)
  const page = await enter({ as: company.maya, path: '/strategy' })
  await expect(page.getByRole('textbox', { name: 'What it looks like' })).toHaveCount(20)
  await untilPrintable(page)
  for (const format of ['A4', 'Letter'] as const)
    expect([format, await pagesOn(page, format)]).toEqual([format, 2])

  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.keyboard.press('p')
  await expect(page.locator('body[data-printed]')).toBeAttached()
})

test('a plan with room to spare keeps each block in one column', async ({ stage, enter }) => {
  const company = await makeHarbor(stage.services)
  const texts = { purpose: SENTENCE, target: SENTENCE, marketWhere: SENTENCE, marketWho: SENTENCE }
  await writePlan(stage.services, company, { values: 5, differences: 3, path: 4, outlookPicture: 6 }, texts)
  const page = await enter({ as: company.maya, path: '/strategy' })
  const blocks = page.locator('.printed-columns > section')
  await expect(page.getByRole('textbox', { name: 'What it looks like' })).toHaveCount(6)
  await untilPrintable(page)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(blocks).not.toHaveCount(0)
  const columns = () => blocks.evaluateAll((all) => all.map((block) => block.getClientRects().length))
  await expect.poll(async () => Math.max(...(await columns()))).toBe(1)
})

test('a plan that needs more says how many pages, and prints them anyway', async ({ stage, enter }) => {
  const company = await makeHarbor(stage.services)
  const most = { values: 10, differences: 5, path: 9, outlookMeasures: 10, outlookPicture: 20, yearGoals: 10 }
  const long = SENTENCE.repeat(5)
  const texts = {
    purpose: long,
    niche: long,
    target: SENTENCE.repeat(11),
    marketWhere: long,
    marketWho: long,
    marketThink: long,
    guarantee: long,
  }
  await writePlan(stage.services, company, most, texts)
  const page = await enter({ as: company.maya, path: '/strategy' })
  await expect(page.getByRole('textbox', { name: 'What it looks like' })).toHaveCount(20)
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  const asking = page.getByRole('alertdialog')
  await expect(asking.getByText(/^This plan needs [3-5] pages at a readable size\.$/)).toBeVisible()
  await expect(page.locator('body[data-printed]')).not.toBeAttached()
  await asking.getByRole('button', { name: 'Print anyway' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
})
