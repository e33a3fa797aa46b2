import type { Page } from '@playwright/test'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { startMeeting } from './meeting.ts'
import { makeMetric } from './metrics.ts'

/** From now on what shows one of these words breaks, until the page is mended. */
const breakWhatShows = (page: Page, words: readonly string[]) =>
  page.addInitScript((broken) => {
    const { set, ...rest } = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')!
    Object.defineProperty(Node.prototype, 'textContent', {
      ...rest,
      set(this: Node, text: string) {
        if (broken.includes(text) && !('mended' in window)) throw new Error('This part is broken')
        set!.call(this, text)
      },
    })
  }, words)

/** One part of the page says that it is broken, its neighbour is there, and the part comes back when it is tried again. */
async function expectOneBroken(page: Page, neighbour: string, broken: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(alert).toHaveCount(1)
  await expect(alert).toContainText('The rest of the page still works.')
  await expect(page.getByText(neighbour, { exact: true }).first()).toBeVisible()
  await page.evaluate('window.mended = true')
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(broken, { exact: true }).first()).toBeVisible()
  await expect(alert).toHaveCount(0)
  await page.evaluate('delete window.mended')
}

const NOT_RATED = 'No meeting of the last 13 weeks was rated. Everybody rates it at its end.'
const MADE = 'No tasks so far.'
const NO_FORECAST = 'Needs 8 weeks'

test('a card that breaks leaves its neighbours, on the dashboard, before and in a meeting, and beside the scorecard', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(/This part is broken/)
  const harbor = await makeHarbor(stage.services)
  await makeMetric(stage.services, harbor, { owner: harbor.maya, name: 'Boats sold', values: {} })
  const page = await enter({ as: harbor.maya, path: 'about:blank' })
  await breakWhatShows(page, [NOT_RATED, 'Last meeting', MADE, NO_FORECAST])

  await page.goto('/dashboard')
  await expect(page.getByRole('alert').filter({ hasText: 'Meeting rating' })).toBeVisible()
  await expectOneBroken(page, 'Tasks done on time', NOT_RATED)
  await page.goto(`/meeting/${harbor.teamId}`)
  await expectOneBroken(page, 'Overdue tasks', 'Last meeting')
  await page.goto('/metrics')
  await page.getByRole('button', { name: 'Boats sold', exact: true }).click({ position: { x: 4, y: 8 } })
  const panel = page.getByRole('complementary', { name: 'Details of Boats sold' })
  await expect(panel.getByRole('button', { name: 'Close' })).toBeVisible()
  await expectOneBroken(page, 'Boats sold', NO_FORECAST)
  await page.keyboard.press('Escape')
  await startMeeting(page, 'Crew')
  await page
    .getByRole('navigation', { name: 'Agenda' })
    .getByRole('button', { name: /^Conclude/ })
    .click()
  await expectOneBroken(page, 'Headlines of this meeting', MADE)
})
