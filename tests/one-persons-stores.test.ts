import { afterAll, beforeAll, expect, test } from 'vitest'
import { planConversations } from '../src/features/conversations/conversations.mutations.ts'
import { conversations } from '../src/features/conversations/conversations.table.ts'
import { type NewRow, newRow } from '../src/features/people/company-rows.rules.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { createProcess } from '../src/features/processes/processes.mutations.ts'
import { processes } from '../src/features/processes/processes.table.ts'
import { revisions } from '../src/features/revisions/revisions.table.ts'
import { writePlanText } from '../src/features/strategy/plan-texts.mutations.ts'
import { strategicPlans } from '../src/features/strategy/strategy.table.ts'
import { updateTeam } from '../src/features/teams/teams.mutations.ts'
import { createToolSheet } from '../src/features/tools/sheets/sheets.mutations.ts'
import { sheetOf } from '../src/features/tools/sheets/sheets-harness.ts'
import { writeSheetText } from '../src/features/tools/sheets/sheet-text.mutations.ts'
import { toolSheets } from '../src/features/tools/sheets/sheets.table.ts'
import { newId } from '../src/sync/id.ts'
import { type Cast, cast } from './cast.ts'
import { haveHeard } from './heard.ts'
import { refused } from './refused.ts'

// What is put away does not count among what somebody has; so somebody could make and put away all day.

let scene: Cast
beforeAll(async () => {
  scene = await cast()
})
afterAll(() => scene.stop())

const NOW = new Date().toISOString()

/** As if the person had made and put away so many; resolves once browsers have heard of them. */
async function many(count: number, row: () => NewRow): Promise<void> {
  const { companyId, maya, omar } = scene.harbor
  await scene.node.run(companyId, null, insertRows(Array.from({ length: count }, row)), {})
  await haveHeard([maya, omar])
}

test('400 sheets of a person that were archived lately', async () => {
  const { omar } = scene.harbor
  const made = { createdBy: omar.id, createdAt: NOW, updatedAt: NOW, archivedAt: NOW }
  const place = { ownerId: omar.id, teamId: null, audience: 'private', quarter: null } as const
  const what = { tool: 'clarity-break', title: 'A break', settings: {}, text: '', textVersion: 0 } as const
  const sheet = () => {
    const id = newId()
    return newRow(toolSheets, { id, seriesId: id, ...what, ...place, ...made })
  }
  const start = () => omar.does(createToolSheet, { id: newId(), tool: 'clarity-break', title: 'Another' })
  await many(399, sheet)
  await start()
  await many(1, sheet)
  await expect(start()).rejects.toMatchObject(refused('tool/too-many-archived'))
})

test('400 processes of a company that were archived lately', async () => {
  const { omar, teams } = scene.harbor
  const what = { name: 'Cast off', summary: '', audience: 'company', version: 0, reviewEvery: 12 } as const
  const none = { reviewDueOn: null, readingMetricId: null, displayOrder: 0 }
  const made = { ownerId: omar.id, createdBy: omar.id, createdAt: NOW, updatedAt: NOW }
  const process = (archivedAt: string | null) => () =>
    newRow(processes, { id: newId(), teamId: teams.crew, ...what, ...none, ...made, archivedAt })
  const add = () =>
    omar.does(createProcess, { id: newId(), teamId: teams.crew, name: 'Moor', ownerId: omar.id })
  await many(98, process(null))
  await many(400, process(NOW))
  await add()
  await many(1, process(NOW))
  await expect(add()).rejects.toMatchObject(refused('process/too-many-archived'))
})

test('30 plans of a team that were archived lately', async () => {
  const { maya, omar, teams } = scene.harbor
  await maya.does(updateTeam, { id: teams.crew, hasStrategicPlan: true })
  await many(30, () =>
    newRow(strategicPlans, {
      id: newId(),
      teamId: teams.crew,
      audience: 'team',
      hiddenBlocks: [],
      createdBy: omar.id,
      createdAt: NOW,
      archivedAt: NOW,
    }),
  )
  const plan = { teamId: teams.crew, planId: newId(), field: 'purpose', text: 'Sail', from: 0 } as const
  await expect(omar.does(writePlanText, plan)).rejects.toMatchObject(refused('plan/too-many-archived'))
})

test('1,000 conversations that a person planned within 30 days, called off or not', async () => {
  const { omar, lena } = scene.harbor
  const what = { title: 'A talk', kind: 'quarterly', quarter: '2026-10-01', dueOn: '2026-12-10' } as const
  const over = { heldOn: null, state: 'cancelled', startedAt: null, cancelledAt: NOW } as const
  const made = { isCarried: true, createdAt: NOW, updatedAt: NOW }
  await many(999, () =>
    newRow(conversations, { id: newId(), ...what, managerId: omar.id, reportId: lena.id, ...over, ...made }),
  )
  const plan = () =>
    omar.does(planConversations, {
      people: [{ id: newId(), reportId: lena.id }],
      title: 'One more',
      kind: 'talk_only',
      dueOn: '2026-12-10',
    })
  await plan()
  await expect(plan()).rejects.toMatchObject(refused('conversation/too-many-planned'))
})

test('3,000 entries that a person adds to histories in a day', async () => {
  const { maya } = scene.harbor
  const id = await sheetOf(maya, 'clarity-break')
  // A writer who says that they have not seen their own text has each of their saves kept.
  const write = (text: string) => maya.does(writeSheetText, { id, text, from: 0 })
  await write('One')
  await write('Two')
  const kept = maya.holds(revisions).filter(({ createdBy }) => createdBy === maya.id).length
  await many(3_000 - kept, () =>
    newRow(revisions, {
      id: newId(),
      entity: 'tool_sheets',
      entityId: newId(),
      field: 'text',
      audience: 'person',
      teamId: null,
      personId: maya.id,
      version: 1,
      before: 'Before',
      beforeBy: maya.id,
      isUnseen: false,
      createdBy: maya.id,
      createdAt: NOW,
    }),
  )
  await expect(write('Three')).rejects.toMatchObject(refused('revision/too-many-a-day'))
})
