import { Key } from 'selenium-webdriver'
import { makeHarbor } from '../journeys/company.ts'
import { makeMetric } from '../journeys/metrics.ts'
import { test } from './journey.ts'

/** The week that is running: weeks follow four fixed columns, the newest first. */
const CELL = '//*[@data-row="0"][@data-column="4"]'

test('a number of the scorecard is there after a reload, and on the screen of somebody else', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  await makeMetric(stage.services, harbor, { owner: harbor.maya, name: 'Leads', values: {} })
  const { screen } = await enter({ as: harbor.maya, path: '/metrics' })
  const { screen: other } = await enter({ as: harbor.omar, path: '/metrics' })
  await other.shows(CELL)

  await screen.click(CELL)
  await screen.type('12', Key.ENTER)
  for (const each of [screen, other]) await each.shows(`${CELL}[contains(., "12")]`)
  await screen.reload()
  await screen.shows(`${CELL}[contains(., "12")]`)
})
