import { fillDialog, quickCreate, row, select } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('a metric and its weekly value reach the colleague at once', async ({ stage, enter }) => {
  const { maya, lena } = await makeHarbor(stage.services)
  const here = await enter({ as: maya, path: '/metrics' })
  const there = await enter({ as: lena, path: '/metrics' })

  await here.getByRole('button', { name: 'Add metric' }).first().click()
  await fillDialog(here, 'Add Metric', { Name: 'Qualified demos', 'Target value': '90' }, 'Add metric')
  await expect(there.getByRole('rowheader', { name: /Qualified demos/ })).toBeVisible()

  await there.getByRole('gridcell').last().click()
  await there.keyboard.type('97')
  await there.keyboard.press('Enter')
  await expect(here.getByRole('gridcell', { name: /^97/ }).first()).toBeVisible()
})

test('a goal reaches the colleague at once', async ({ stage, enter }) => {
  const { maya, omar } = await makeHarbor(stage.services)
  const here = await enter({ as: maya, path: '/goals' })
  const there = await enter({ as: omar, path: '/goals' })

  await here.getByRole('button', { name: 'Add goal' }).first().click()
  await fillDialog(here, 'Add New Goal', { Title: 'Halve the delivery time' }, 'Add goal')
  await expect(there.getByText('Halve the delivery time')).toBeVisible()
})

test('a task reaches the colleague at once and is ticked off there', async ({ stage, enter }) => {
  const { maya, omar } = await makeHarbor(stage.services)
  const here = await enter({ as: maya, path: '/tasks' })
  const there = await enter({ as: omar, path: '/tasks' })
  for (const page of [here, there]) await select(page.getByLabel('Whose tasks'), 'Crew')

  await here.getByRole('button', { name: 'New task' }).first().click()
  await fillDialog(here, 'Add New Task', { Title: 'Call the three largest customers' }, 'Create task')
  await expect(row(there, 'Call the three largest customers')).toBeVisible()

  await there.getByRole('checkbox', { name: 'Done: Call the three largest customers' }).click()
  await expect(here.getByText('Everything here is done.')).toBeVisible()
})

test('an issue reaches the colleague at once and is resolved there', async ({ stage, enter }) => {
  const { maya, lena } = await makeHarbor(stage.services)
  const here = await enter({ as: lena, path: '/issues' })
  const there = await enter({ as: maya, path: '/issues', phone: true })

  await here.getByRole('button', { name: 'Add issue' }).first().click()
  await fillDialog(here, 'Add Issue', { Title: 'Deliveries leave a day late' }, 'Add issue')
  await expect(row(there, 'Deliveries leave a day late')).toBeVisible()

  await there.getByRole('checkbox', { name: 'Resolved: Deliveries leave a day late' }).click()
  await expect(row(here, 'Deliveries leave a day late')).toBeHidden()
  await here.getByRole('tab', { name: 'Resolved' }).click()
  await expect(row(here, 'Deliveries leave a day late')).toBeVisible()
})

test('a headline reaches the colleague’s dashboard at once, and a personal task nobody’s', async ({
  stage,
  enter,
}) => {
  const { maya, omar } = await makeHarbor(stage.services)
  const here = await enter({ as: maya, path: '/dashboard' })
  const there = await enter({ as: omar, path: '/dashboard' })

  await quickCreate(here, 'Create Task')
  await fillDialog(here, 'Add New Task', { Title: 'Write to the bank' }, 'Create task')
  await quickCreate(here, 'Create Headline')
  await fillDialog(here, 'Add Headline', { Title: 'The new boat is in the water' }, 'Add headline')

  await expect(row(there, 'The new boat is in the water')).toBeVisible()
  await here.getByRole('link', { name: 'Tasks', exact: true }).click()
  await expect(row(here, 'Write to the bank')).toBeVisible()
  await there.getByRole('link', { name: 'Tasks', exact: true }).click()
  await expect(there.getByText('Nothing to do. Tasks assigned to you appear here.')).toBeVisible()
})
