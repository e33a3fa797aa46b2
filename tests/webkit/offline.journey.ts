import { makeHarbor } from '../journeys/company.ts'
import { test } from './journey.ts'

const task = (title: string): string => `//li[contains(., "${title}")]`

test('what is done without a network survives a reload, and arrives at the others afterwards', async ({
  stage,
  enter,
}) => {
  const { maya } = await makeHarbor(stage.services)
  const { screen: desk } = await enter({ as: maya, path: '/tasks' })
  const { screen: train, network } = await enter({ as: maya, path: '/tasks' })
  await train.until('navigator.serviceWorker.controller !== null')
  await desk.press('New task')
  await desk.fill('Add New Task', { Title: 'Paint the hull' }, 'Create task')
  await train.shows(task('Paint the hull'))

  network.stop()
  await train.sees('Offline mode')
  await train.press('New task')
  await train.fill('Add New Task', { Title: 'Order the sails' }, 'Create task')
  await train.sees('1 change waiting')
  await train.reload()
  await train.shows(task('Paint the hull'))
  await train.shows(task('Order the sails'))
  await train.sees('1 change waiting')
  await desk.hides(task('Order the sails'))

  await network.start()
  await desk.shows(task('Order the sails'))
  await train.misses('change waiting')
})
