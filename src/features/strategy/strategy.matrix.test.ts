import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { Player } from '../../../tests/player.ts'
import { newId } from '../../sync/id.ts'
import type { SyncNode } from '../../sync/server/node.ts'
import { companyRows } from '../people/company-rows.rules.ts'
import { insertRows } from '../people/insert-rows.mutations.ts'
import { hasDirectorLevel, hasManagerLevel, type Level, LEVELS } from '../rights/levels.rules.ts'
import { updateTeam } from '../teams/teams.mutations.ts'
import { addPlanItems } from './plan-items.mutations.ts'
import { writePlanText } from './plan-texts.mutations.ts'
import { keepBlockBack, sharePlan } from './strategy.mutations.ts'
import { PLAN_AUDIENCES, type PlanAudience, planItems, planTexts, strategicPlans } from './strategy.table.ts'

const TEAMS = ['crew', 'harbour office', 'leadership'] as const
type TeamName = (typeof TEAMS)[number]

interface Reader {
  level: Level
  team: TeamName
  player: Player
}

let stage: Cast
let node: SyncNode
let readers: Reader[]
const teamIds = Object.fromEntries(TEAMS.map((name) => [name, newId()])) as Record<TeamName, string>

beforeAll(async () => {
  stage = await cast()
  node = makeNode(stage.pool)
  await node.start()
  const companyId = randomUUID()
  const people = TEAMS.flatMap((team) => LEVELS.map((level) => ({ id: newId(), team, level })))
  await node.createHead(companyId)
  const rows = companyRows(
    {
      company: { id: companyId, name: 'Matrix', slug: `matrix-${companyId.slice(0, 8)}` },
      people: people.map(({ id, level, team }) => ({
        id,
        email: `${id}@matrix.example`,
        fullName: `${level} of ${team}`,
        level,
      })),
      teams: TEAMS.map((name) => ({
        id: teamIds[name],
        name,
        isLeadership: name === 'leadership',
        createdBy: people[0]!.id,
        members: people.filter(({ team }) => team === name).map(({ id }) => ({ id: newId(), personId: id })),
      })),
    },
    new Date().toISOString(),
  )
  await node.run(companyId, null, insertRows(rows), {})
  readers = await Promise.all(
    people.map(async ({ id, level, team }) => ({
      level,
      team,
      player: await Player.enter(node, companyId, id),
    })),
  )
  await director().does(updateTeam, { id: teamIds.crew, hasStrategicPlan: true })
})
afterAll(async () => {
  await node.stop()
  await stage.stop()
})

const director = (): Player =>
  readers.find(({ level, team }) => level === 'director' && team === 'leadership')!.player

/** Who is to receive what is for this audience of a team's plan. */
function receives({ level, team }: Reader, audience: PlanAudience, planTeam: TeamName): boolean {
  if (level === 'inactive') return false
  if (audience === 'company') return true
  return audience === 'managers' ? hasManagerLevel(level) : team === planTeam || hasDirectorLevel(level)
}

describe.each(['crew', 'leadership'] as const)('the plan of %s', (planTeam) => {
  const planId = newId()
  beforeAll(async () => {
    const place = { teamId: teamIds[planTeam], planId }
    for (const list of ['yearGoals', 'path'] as const)
      await director().does(addPlanItems, { ...place, list, items: [{ id: newId(), title: list }] })
    for (const field of ['yearRevenue', 'purpose'] as const)
      await director().does(writePlanText, { ...place, field, text: '12', from: 0 })
  })

  test.each(PLAN_AUDIENCES.flatMap((audience) => [true, false].map((hidden) => [audience, hidden] as const)))(
    'for %s, the year kept back: %s',
    async (audience, isHidden) => {
      await director().does(sharePlan, { planId, audience })
      await director().does(keepBlockBack, { planId, block: 'year', isHidden })
      const held = readers.map((reader) => {
        const { player, level, team } = reader
        const texts = player.holds(planTexts).filter((row) => row.planId === planId)
        const items = player.holds(planItems).filter((row) => row.planId === planId)
        const plans = player.holds(strategicPlans).filter(({ id }) => id === planId)
        return [
          `${level} of ${team}`,
          plans.length,
          texts.filter(({ field }) => field === 'purpose').length,
          items.filter(({ list }) => list === 'path').length,
          texts.filter(({ field }) => field === 'yearRevenue').length,
          items.filter(({ list }) => list === 'yearGoals').length,
        ]
      })
      const stated = readers.map((reader) => {
        const open = Number(receives(reader, audience, planTeam))
        const kept = audience === 'company' && isHidden ? 'team' : audience
        const year = Number(receives(reader, kept, planTeam))
        return [`${reader.level} of ${reader.team}`, open, open, open, year, year]
      })
      expect(held).toEqual(stated)
    },
  )

  test('taken back from everybody, it leaves the stores of members by itself', async () => {
    await director().does(sharePlan, { planId, audience: 'company' })
    const members = readers.filter(({ level }) => level === 'member')
    const left = () =>
      members.flatMap(({ player }) => player.holds(planTexts).filter((row) => row.planId === planId))
    expect(left().length).toBeGreaterThan(0)
    await director().does(sharePlan, { planId, audience: 'managers' })
    await expect.poll(() => left().length).toBe(0)
  })
})
