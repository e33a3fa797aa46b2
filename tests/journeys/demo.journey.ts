import { SWITCH_PERSON } from '../../src/features/demo/demo.text.ts'
import { fillDialog, row, select } from './acts.ts'
import { expect, MAIN, test } from './journey.ts'

test.use({ workerComes: 'at once' })

test('two people of the demo company see each other’s changes', MAIN, async ({ enter, expectTrouble }) => {
  // What the screens of one person still ask for is refused to the next.
  expectTrouble(/status of 401 |WebSocket connection .* HTTP Authentication failed/)
  const one = await enter()
  await one.getByRole('button', { name: 'Try the demo company' }).click()
  // Whoever comes first has the company made.
  await expect(one.getByRole('heading', { name: /Nora/ })).toBeVisible({ timeout: 60_000 })

  const two = await enter({ path: '/login' })
  await two.getByRole('button', { name: 'Try the demo company' }).click()
  await expect(two.getByRole('heading', { name: /Nora/ })).toBeVisible()
  await two.getByRole('button', { name: SWITCH_PERSON }).click()
  await two.getByRole('menuitem', { name: /Idris Calloway/ }).click()
  await expect(two.getByRole('heading', { name: /Idris/ })).toBeVisible()
  await expect(one.getByRole('heading', { name: /Nora/ })).toBeVisible()

  for (const page of [one, two]) {
    await page.getByRole('link', { name: 'Issues', exact: true }).click()
    await select(page.getByLabel('Team'), 'Leadership')
  }
  await one.getByRole('button', { name: 'Add issue' }).click()
  await fillDialog(one, 'Add Issue', { Title: 'The tide tables are last year’s' }, 'Add issue')
  await expect(row(two, 'The tide tables are last year’s')).toBeVisible()
  await two.getByRole('checkbox', { name: 'Resolved: The tide tables are last year’s' }).click()
  await expect(row(one, 'The tide tables are last year’s')).toBeHidden()
})
