import type { Page } from '@playwright/test'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { createMetric } from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { cellsOf, setMetricValues } from '../../src/features/metrics/values/metric-values.mutations.ts'
import { createTeam } from '../../src/features/teams/teams.mutations.ts'
import { addDays, mondayOf, utcDayOf, weeksBack } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { fillDialog, holdUndo, row, select } from './acts.ts'
import { type Company, makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import type { Stage } from './stage.ts'
import { expectUsable } from './usable.ts'

const DISPLAYS = 'Displays arrive late'
const SUPPLIER = 'The display supplier is late again'
const BOAT = 'Boat show and quarter end collide'

async function raise({ services: { node } }: Stage, { id, teamId, lena }: Company, title: string) {
  await node.run(id, lena.id, createIssue, { id: newId(), title, issueType: 'short_term', teamId })
}

/** A metric with enough weeks to say what is usual. */
async function measure({ services: { node } }: Stage, { id, teamId, lena }: Company, name: string) {
  const metricId = newId()
  await node.run(id, lena.id, createMetric, {
    id: metricId,
    teamId,
    ownerId: lena.id,
    name,
    description: null,
    unit: 'percentage',
    targetValue: 95,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'average',
  })
  const lastWeek = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
  const cells = weeksBack(lastWeek, 12).map((week, index) => ({ metricId, week, value: 90 + (index % 3) }))
  await node.run(id, lena.id, setMetricValues, cellsOf(cells))
}

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const votes = (page: Page, title: string) =>
  row(page, title)
    .getByText(/votes?(,|$)/)
    .first()

test('two people vote outside of a meeting, merge two issues, hand one over and promise what a solution moves', async ({
  stage,
  enter,
}) => {
  const harbor = await makeHarbor(stage.services)
  const { node } = stage.services
  await node.run(harbor.id, harbor.maya.id, createTeam, { id: newId(), membershipId: newId(), name: 'Dock' })
  for (const title of [DISPLAYS, SUPPLIER, BOAT]) await raise(stage, harbor, title)
  await measure(stage, harbor, 'On-time delivery')
  const here = await enter({ as: harbor.maya, path: '/issues' })
  const there = await enter({ as: harbor.lena, path: '/issues', phone: true })
  await select(here.getByLabel('Team'), 'Crew')

  await test.step('votes count at once, and the leader is said above the list', async () => {
    for (let vote = 0; vote < 2; vote++)
      await here.getByRole('button', { name: `Vote for ${DISPLAYS}` }).click()
    await there.getByRole('button', { name: `Vote for ${SUPPLIER}` }).click()
    await expect(votes(here, SUPPLIER)).toHaveText('1 vote')
    await expect(here.getByText(`Most votes: ${DISPLAYS} (2)`)).toBeVisible()
    await expect(here.getByText('3 of 5 votes left')).toBeVisible()
  })

  await test.step('the team shows who has voted', async () => {
    await here.getByRole('button', { name: 'Voting options' }).click()
    await here.getByRole('switch', { name: 'Show who has voted' }).click()
    await here.keyboard.press('Escape')
    await there.getByRole('button', { name: /Voted by: Maya Harper/ }).click()
    await expect(there.getByRole('dialog', { name: `Who voted for ${DISPLAYS}` })).toContainText('2 votes')
    await there.keyboard.press('Escape')
  })

  await test.step('merging keeps everybody’s votes, and Undo separates them', async () => {
    await choose(here, SUPPLIER, 'Merge into…')
    await fillDialog(here, `Merge “${SUPPLIER}”`, { Into: DISPLAYS }, 'Merge')
    await holdUndo(here)
    await expect(votes(there, DISPLAYS)).toHaveText(/3 votes, 1 of them yours/)
    await expect(row(there, SUPPLIER)).toBeHidden()
    await here.getByRole('button', { name: 'Undo' }).click()
    await expect(votes(there, DISPLAYS)).toHaveText('2 votes')
    await choose(here, SUPPLIER, 'Merge into…')
    await fillDialog(here, `Merge “${SUPPLIER}”`, { Into: DISPLAYS }, 'Merge')
    await expect(votes(there, DISPLAYS)).toHaveText(/3 votes/)
    await expectUsable(there, 'the issues on a phone')
  })

  await test.step('an issue moves to another team', async () => {
    await choose(here, BOAT, 'Move to another team…')
    await fillDialog(here, 'Move to another team', { 'To team': 'Dock' }, 'Move')
    await expect(row(there, BOAT)).toBeHidden()
  })

  await test.step('all of one’s teams are one list, in which nobody votes', async () => {
    await select(here.getByLabel('Team'), 'All my teams')
    await expect(row(here, BOAT)).toContainText('Dock')
    await expect(row(here, DISPLAYS)).toContainText('Crew')
    await expect(here.getByText(/votes left/)).toBeHidden()
    await select(here.getByLabel('Team'), 'Crew')
    await expect(here.getByText(/votes left/)).toBeVisible()
  })

  await test.step('solved, it promises to move a metric', async () => {
    await here.getByRole('checkbox', { name: `Resolved: ${DISPLAYS}` }).click()
    await here.getByRole('tab', { name: 'Resolved' }).click()
    await choose(here, DISPLAYS, 'Which metric should it move?')
    await fillDialog(here, 'What should the solution move?', { Metric: 'On-time delivery' }, 'Promise')
    await there.getByRole('tab', { name: /Promises/ }).click()
    await expect(row(there, DISPLAYS)).toContainText('Should move On-time delivery up')
    await expect(row(there, DISPLAYS)).toContainText('Promised')
    await expectUsable(there, 'the promises on a phone')
  })

  await test.step('who raises it again sees what became of it', async () => {
    await there.getByRole('tab', { name: /Short-term/ }).click()
    await there.getByRole('button', { name: 'Add issue' }).first().click()
    const dialog = there.getByRole('dialog', { name: 'Add Issue' })
    await dialog.getByLabel('Title').pressSequentially('Late displays')
    const seen = dialog.getByRole('region', { name: 'Seen before' })
    await expect(seen).toContainText(DISPLAYS)
    await expect(seen).toContainText('Has not come back')
    await seen.getByRole('button', { name: `Reopen “${DISPLAYS}” instead of adding another` }).click()
    await here.getByRole('tab', { name: /Short-term/ }).click()
    await expect(row(here, DISPLAYS)).toBeVisible()
  })
})
