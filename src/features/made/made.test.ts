import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { newId } from '../../sync/id.ts'
import { marks, shares, THIS_QUARTER, writeValues } from '../fit/fit-harness.ts'
import { noteMadeOfFit } from '../fit/made-of-fit.mutations.ts'
import { archiveIssue, createIssue, resolveIssue } from '../issues/issues.mutations.ts'
import { issues } from '../issues/issues.table.ts'
import { noteMadeOfBlock } from '../strategy/made-of-blocks.mutations.ts'
import { writePlanText } from '../strategy/plan-texts.mutations.ts'
import { archivePlan, keepBlockBack, sharePlan } from '../strategy/strategy.mutations.ts'
import { partOf, partReaders, strategicPlans } from '../strategy/strategy.table.ts'
import { updateTeam } from '../teams/teams.mutations.ts'
import { noteMadeOfChat } from '../thought-partner/made-of-chat.mutations.ts'
import { utcDayOf } from '../time/calendar.rules.ts'
import { noteMadeOfStatement } from '../tools/checkups/made-of-statements.mutations.ts'
import { closeCheckup, openCheckup } from '../tools/checkups/checkups.mutations.ts'
import { settleCheckup } from '../tools/checkups/settle.mutations.ts'
import { MOST_MADE, personally } from './made.rules.ts'
import { madeAt, madeIn } from './made.queries.ts'
import { madeThings } from './made.table.ts'

let scene: Cast
let harbor: Cast['harbor']
beforeAll(async () => {
  scene = await cast()
  ;({ harbor } = scene)
})
afterAll(() => scene.stop())

async function issueOf(player: Player, teamId: string, title = 'Leak'): Promise<string> {
  const id = newId()
  await player.does(createIssue, { id, title, issueType: 'long_term', teamId })
  return id
}

const asIssue = (madeId: string) => ({ id: newId(), kind: 'issue' as const, madeId })

async function planOf(teamId: string): Promise<string> {
  const planId = newId()
  const { maya } = harbor
  await maya.does(updateTeam, { id: teamId, hasStrategicPlan: true })
  await maya.does(writePlanText, { teamId, planId, field: 'purpose', text: 'All come home', from: 0 })
  return planId
}

describe('a block of a plan', () => {
  let planId: string
  beforeAll(async () => {
    planId = await planOf(harbor.teams.leadership)
    await harbor.maya.does(sharePlan, { planId, audience: 'company' })
  })

  const madeOf = async (reader: Player, block: 'year' | 'target') => {
    const plan = harbor.maya.holds(strategicPlans).find(({ id }) => id === planId)!
    const made = await reader.asks(madeIn, {
      place: 'plan',
      originId: planId,
      ...partReaders(partOf(plan, block)),
    })
    return made.filter(({ part }) => part === block)
  }

  test('shows what was made of it to those who see both', async () => {
    const { maya, omar, lena, theo, teams } = harbor
    const [ours, theirs] = [await issueOf(lena, teams.crew), await issueOf(maya, teams.leadership)]
    await lena.does(noteMadeOfBlock, { ...asIssue(ours), planId, block: 'year' })
    await maya.does(noteMadeOfBlock, { ...asIssue(theirs), planId, block: 'year' })
    const seen = async (reader: Player) => (await madeOf(reader, 'year')).map(({ id }) => id).toSorted()
    expect(await seen(omar)).toEqual([ours, theirs].toSorted())
    expect(await seen(theo)).toEqual([ours])
    await lena.does(resolveIssue, { id: ours })
    expect(await madeOf(theo, 'year')).toMatchObject([{ status: 'resolved', isDone: true, title: 'Leak' }])
  })

  test('is noted by whoever writes work, of what they see', async () => {
    const { maya, lena, theo, teams } = harbor
    const hidden = await issueOf(maya, teams.leadership)
    const note = { ...asIssue(hidden), planId, block: 'target' } as const
    await expect(lena.does(noteMadeOfBlock, note)).rejects.toMatchObject(refused('access/not-found'))
    await expect(theo.does(noteMadeOfBlock, note)).rejects.toMatchObject(refused('access/denied'))
    await expect(scene.lantern.ravi.does(noteMadeOfBlock, note)).rejects.toMatchObject(
      refused('access/not-found'),
    )
  })

  test('takes it along when it is kept back, and notes nothing for those who no longer see it', async () => {
    const { maya, omar, lena, teams } = harbor
    const issueId = await issueOf(lena, teams.crew, 'Tide')
    const made = asIssue(issueId)
    await lena.does(noteMadeOfBlock, { ...made, planId, block: 'target' })
    const holds = (player: Player) => player.holds(madeThings).some(({ id }) => id === made.id)
    await maya.does(keepBlockBack, { planId, block: 'target', isHidden: true })
    expect([omar, lena].map(holds)).toEqual([true, false])
    await expect(
      lena.does(noteMadeOfBlock, { ...asIssue(issueId), planId, block: 'target' }),
    ).rejects.toMatchObject(refused('access/not-found'))
    await maya.does(keepBlockBack, { planId, block: 'target', isHidden: false })
    expect(holds(lena)).toBe(true)
  })

  test('remembers each once, and the latest twenty', async () => {
    const { lena, teams } = harbor
    const ids: string[] = []
    for (let count = 0; count <= MOST_MADE; count++) {
      ids.push(await issueOf(lena, teams.crew))
      for (let turn = 0; turn < 2; turn++)
        await lena.does(noteMadeOfBlock, { ...asIssue(ids.at(-1)!), planId, block: 'marketing' })
    }
    const kept = lena.holds(madeThings).filter(({ part }) => part === 'marketing')
    expect(kept.map(({ madeId }) => madeId).toSorted()).toEqual(ids.slice(1).toSorted())
  })

  test('neither goes with the other', async () => {
    const { maya, omar, teams } = harbor
    const crewPlan = await planOf(teams.crew)
    const [gone, stays] = [await issueOf(omar, teams.crew, 'Gone'), await issueOf(omar, teams.crew, 'Stays')]
    for (const id of [gone, stays])
      await omar.does(noteMadeOfBlock, { ...asIssue(id), planId: crewPlan, block: 'year' })
    await omar.does(archiveIssue, { id: gone })
    const place = {
      place: 'plan',
      originId: crewPlan,
      audience: 'managers',
      teamId: null,
      personId: null,
    } as const
    expect(await omar.asks(madeIn, place)).toMatchObject([{ title: 'Stays' }])
    await maya.does(archivePlan, { planId: crewPlan })
    expect(omar.holds(issues).find(({ id }) => id === stays)?.archivedAt).toBeNull()
  })
})

test('a statement of a closed check-up shows its issues to those who see the result', async () => {
  const { maya, omar, lena, theo, teams, companyId } = harbor
  const [checkupId, today] = [newId(), utcDayOf(new Date().toISOString())]
  await omar.does(openCheckup, { id: checkupId, teamId: teams.crew, closesOn: today })
  const issueId = await issueOf(omar, teams.crew)
  const note = { ...asIssue(issueId), checkupId, statement: 4 }
  await expect(omar.does(noteMadeOfStatement, note)).rejects.toMatchObject(refused('access/not-found'))
  await omar.does(closeCheckup, { checkupId })
  await scene.node.run(companyId, null, settleCheckup, { checkupId, today })
  await omar.does(noteMadeOfStatement, note)
  const place = {
    place: 'checkup',
    originId: checkupId,
    audience: 'team',
    teamId: teams.crew,
    personId: null,
  } as const
  for (const reader of [maya, theo]) expect(await reader.asks(madeIn, place)).toMatchObject([{ part: '4' }])
  for (const writer of [lena, theo])
    await expect(writer.does(noteMadeOfStatement, note)).rejects.toMatchObject(refused('access/denied'))
})

test('what somebody makes of a rating is theirs alone, also once others read the rating', async () => {
  const { maya, omar, lena, teams } = harbor
  const { calm } = await writeValues(harbor)
  await marks(maya, lena, calm)
  await shares(maya, lena)
  const issueId = await issueOf(omar, teams.crew, 'People: Calm')
  const made = asIssue(issueId)
  const about = { ...made, personId: lena.id, quarter: THIS_QUARTER }
  await omar.does(noteMadeOfFit, about)
  const place = { place: 'fit', originId: lena.id, ...personally(omar.id) } as const
  expect(await omar.asks(madeIn, place)).toMatchObject([{ id: issueId, part: THIS_QUARTER }])
  expect(await omar.asks(madeAt, { id: made.id })).toMatchObject({ place: 'fit', originId: lena.id })
  for (const other of [maya, lena]) {
    expect(other.holds(madeThings).filter(({ id }) => id === made.id)).toEqual([])
    expect(await other.asks(madeAt, { id: made.id })).toBeNull()
    await expect(other.asks(madeIn, place)).rejects.toMatchObject(refused('access/denied'))
  }
  await expect(lena.does(noteMadeOfFit, about)).rejects.toMatchObject(refused('access/denied'))
  await expect(
    omar.does(noteMadeOfFit, { ...about, id: newId(), quarter: '2020-01-01' }),
  ).rejects.toMatchObject(refused('access/not-found'))
})

test('what somebody accepts of the thought partner’s proposals leads back for them alone', async () => {
  const { maya, omar, lena, theo, teams } = harbor
  const issueId = await issueOf(lena, teams.crew, 'A spare motor')
  const [threadId, proposalId] = [newId(), newId()]
  const made = { ...asIssue(issueId), threadId, proposalId }
  await lena.does(noteMadeOfChat, made)
  const place = { place: 'chat', originId: threadId, ...personally(lena.id) } as const
  expect(await lena.asks(madeIn, place)).toMatchObject([{ id: issueId, part: proposalId }])
  expect(await lena.asks(madeAt, { id: made.id })).toEqual({
    place: 'chat',
    originId: threadId,
    part: proposalId,
  })
  for (const other of [maya, omar, theo]) {
    expect(other.holds(madeThings).filter(({ originId }) => originId === threadId)).toEqual([])
    expect(await other.asks(madeAt, { id: made.id })).toBeNull()
    await expect(other.asks(madeIn, place)).rejects.toMatchObject(refused('access/denied'))
  }
  const hidden = await issueOf(maya, teams.leadership)
  await expect(lena.does(noteMadeOfChat, { ...made, ...asIssue(hidden) })).rejects.toMatchObject(
    refused('access/not-found'),
  )
})

test('the database keeps what was made in private for one person', async () => {
  const { companyId } = harbor
  const move = (place: string) =>
    inCompany(scene.pool, companyId, null, (client) =>
      client.query('update made_things set audience = $1 where company_id = $2 and place = $3', [
        'managers',
        companyId,
        place,
      ]),
    )
  for (const place of ['fit', 'chat']) await expect(move(place)).rejects.toThrow(/made_things_private/)
})
