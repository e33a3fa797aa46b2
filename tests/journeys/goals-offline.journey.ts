import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { fillDialog, goOffline, row, toast } from './acts.ts'
import { keptForOffline } from './browser-storage.ts'
import { makeHarbor } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'

/** A quarter that is over, whenever this runs. */
const PAST = { targetDate: '2025-03-31', quarter: '2025-Q1', label: 'Q1 2025' }

test('goals are added, judged, noted, handed on and closed without a network, and all of it arrives once', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { id, teamId, lena, omar } = await makeHarbor(stage.services)
  const base = { teamId, ownerId: lena.id, description: null, isCompanyGoal: false }
  for (const [title, targetDate] of [
    ['Round the Horn', null],
    ['Sell the old sails', null],
    ['Chart the bay', PAST.targetDate],
  ] as const)
    await stage.services.node.run(id, lena.id, createGoal, { ...base, id: newId(), title, targetDate })
  const desk = await enter({ as: omar, path: '/goals' })
  const train = await enter({ as: lena, path: '/goals' })
  await expect(row(train, 'Chart the bay')).toBeVisible()
  await keptForOffline(train, 'Chart the bay')

  await goOffline(train)
  await expect(train.getByText('Offline mode')).toBeVisible()
  await train.getByRole('button', { name: 'Add goal' }).first().click()
  await fillDialog(train, 'Add New Goal', { Title: 'Hire a cook' }, 'Add goal')
  await train
    .getByRole('group', { name: 'Status of Round the Horn' })
    .getByRole('button', { name: 'Off track' })
    .click()
  await train.keyboard.type('No wind')
  await train.keyboard.press('Enter')
  await train.getByRole('button', { name: 'Actions for Sell the old sails' }).click()
  await train.getByRole('menuitem', { name: 'Archive' }).click()

  await train.getByRole('button', { name: `Close ${PAST.label}` }).click()
  const closing = train.getByRole('dialog', { name: `Close ${PAST.label}` })
  await closing
    .getByRole('radiogroup', { name: 'Outcome of Chart the bay' })
    .getByText('Carry over', { exact: true })
    .click()
  await closing.getByRole('combobox', { name: 'Goes to' }).click()
  await train.getByRole('option', { name: 'Omar Castell' }).click()
  await closing.getByRole('button', { name: `Close ${PAST.label}` }).click()
  await expect(toast(train, `${PAST.label} closed`)).toBeVisible()
  await expect(row(desk, 'Hire a cook')).toBeHidden()

  await train.context().setOffline(false)
  await expect(row(desk, 'Hire a cook')).toHaveCount(1)
  await expect(
    row(desk, 'Round the Horn').getByRole('img', { name: 'Last 12 weeks: 1 off track' }),
  ).toBeVisible()
  await expect(row(desk, 'Sell the old sails')).toBeHidden()
  await expect(row(desk, 'Chart the bay')).toHaveCount(1)
  await expect(row(desk, 'Chart the bay')).toContainText('Omar Castell')
  await desk.goto(`/goals?quarter=${PAST.quarter}`)
  await expect(row(desk, 'Chart the bay').getByText('Carried over')).toBeVisible()
})
