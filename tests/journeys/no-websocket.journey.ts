import { fillDialog, row, select } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('somebody behind a proxy that refuses WebSockets is in step all the same', async ({ stage, enter }) => {
  const { maya, lena } = await makeHarbor(stage.services)
  const free = await enter({ as: maya, path: '/issues' })
  const fenced = await enter({ as: lena, path: '/profile' })
  let refused = 0
  await fenced.context().routeWebSocket(/\/socket/, async (socket) => {
    refused++
    await socket.close()
  })
  const stream = fenced.waitForRequest(/\/stream$/)
  await fenced.goto('/issues')
  await stream
  expect(refused).toBeGreaterThan(0)

  await select(free.getByLabel('Team'), 'Crew')
  await free.getByRole('button', { name: 'Add issue' }).first().click()
  await fillDialog(free, 'Add Issue', { Title: 'The lighthouse is dark' }, 'Add issue')
  await expect(row(fenced, 'The lighthouse is dark')).toBeVisible()
  await fenced.getByRole('checkbox', { name: 'Resolved: The lighthouse is dark' }).click()
  await expect(row(free, 'The lighthouse is dark')).toBeHidden()
})
