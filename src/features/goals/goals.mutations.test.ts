import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { endOfQuarter, utcDayOf } from '../time/calendar.rules.ts'
import { addTeamMember, removeTeamMember } from '../people/team-members.mutations.ts'
import { createTeam, deleteTeam, restoreTeam, updateTeam } from '../teams/teams.mutations.ts'
import { addMilestone } from './milestones/milestones.mutations.ts'
import { setGoalStatus } from './trail/goal-status.mutations.ts'
import { assignGoal } from './goal-teams.mutations.ts'
import { archiveGoal, createGoal, reorderGoals, restoreGoal, updateGoal } from './goals.mutations.ts'
import { companyGoals, goalRow, goalsOfTeam } from './goals.queries.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

const NOT_FOUND = refused('access/not-found')
const DENIED = refused('access/denied')

const draft = (title: string) => ({
  id: newId(),
  teamId: harbor.teams.crew as string | null,
  ownerId: null as string | null,
  title,
  description: null,
  targetDate: null as string | null,
  isCompanyGoal: false,
})

async function goalOf(
  author: Player,
  title: string,
  patch: Partial<ReturnType<typeof draft>> = {},
): Promise<string> {
  const goal = { ...draft(title), ...patch }
  await author.does(createGoal, goal)
  return goal.id
}

const companyGoalOf = (author: Player, title: string) =>
  goalOf(author, title, { teamId: null, isCompanyGoal: true })

const stored = async (id: string, reader = harbor.omar) => (await reader.asks(goalRow, { goalId: id }))?.goal

const crewTitles = async (reader = harbor.omar) =>
  (await reader.asks(goalsOfTeam, { teamId: harbor.teams.crew })).map(({ title }) => title)

describe('adding a goal', () => {
  test('it starts on track, is owned by its author and due when the quarter ends', async () => {
    const id = await goalOf(harbor.lena, ' Round the Horn ', { description: '' as never })
    expect(await stored(id)).toMatchObject({
      title: 'Round the Horn',
      description: null,
      ownerId: harbor.lena.id,
      createdBy: harbor.lena.id,
      status: 'on_track',
      progress: 0,
      targetDate: endOfQuarter(utcDayOf(new Date().toISOString())),
    })
    expect(await crewTitles(harbor.theo)).toContain('Round the Horn')
  })

  test.each([
    [{ title: ' ' }, 'goal/title-required'],
    [{ teamId: null }, 'goal/team-required'],
  ])('without what it needs (%o) it is refused: %s', async (patch, code) => {
    await expect(goalOf(harbor.lena, 'Find the Indies', patch)).rejects.toMatchObject(
      refused(code, 'Failed to add goal'),
    )
  })

  test('its owner is an active person of the team', async () => {
    for (const ownerId of [harbor.ina.id, lantern.ravi.id, newId()]) {
      await expect(goalOf(harbor.lena, 'Haunt the hold', { ownerId })).rejects.toMatchObject(
        refused('goal/owner-not-valid', 'Failed to add goal'),
      )
    }
    const forLena = { teamId: harbor.teams.leadership, ownerId: harbor.lena.id }
    await expect(goalOf(harbor.omar, 'Haunt the hold', forLena)).rejects.toMatchObject(
      refused('goal/owner-not-valid'),
    )
  })
})

describe('attacks on adding', () => {
  test('a member cannot add to a team that is not theirs, view-only and inactive people to none', async () => {
    await expect(goalOf(harbor.lena, 'Mutiny', { teamId: harbor.teams.leadership })).rejects.toMatchObject(
      refused('goal/not-your-team', 'Failed to add goal'),
    )
    await expect(goalOf(harbor.theo, 'Mutiny')).rejects.toMatchObject(DENIED)
    await expect(goalOf(harbor.ina, 'Mutiny')).rejects.toMatchObject(refused('access/no-member'))
  })

  test('a team of another company is as unknown as one that never was', async () => {
    for (const teamId of [harbor.teams.crew, newId()]) {
      await expect(goalOf(lantern.ravi, 'Mutiny', { teamId })).rejects.toMatchObject(NOT_FOUND)
    }
  })

  test('nobody chooses status, progress or author of a new goal', async () => {
    for (const forged of [{ progress: 100 }, { status: 'complete' }, { createdBy: harbor.maya.id }]) {
      await expect(goalOf(harbor.lena, 'Forged', forged as object)).rejects.toMatchObject(
        refused('input/unreadable'),
      )
    }
  })
})

describe('company goals', () => {
  test('leadership team members add them, and they are the leadership team’s', async () => {
    const id = await companyGoalOf(harbor.omar, 'Ten new harbours')
    expect(await stored(id)).toMatchObject({ teamId: harbor.teams.leadership, isCompanyGoal: true })
    expect((await harbor.maya.asks(companyGoals, {})).map(({ title }) => title)).toContain('Ten new harbours')
    expect(await harbor.lena.asks(companyGoals, {})).toEqual([])
    expect(await harbor.lena.asks(goalRow, { goalId: id })).toBeNull()
  })

  test('without a title or a valid owner they are refused as company goals', async () => {
    const company = { teamId: null, isCompanyGoal: true }
    await expect(goalOf(harbor.omar, ' ', company)).rejects.toMatchObject(
      refused('goal/title-required', 'Failed to create company goal'),
    )
    const forLena = { ...company, ownerId: harbor.lena.id }
    await expect(goalOf(harbor.omar, 'Catch the wind', forLena)).rejects.toMatchObject(
      refused('goal/owner-not-valid', 'Failed to create company goal'),
    )
    const goalId = await companyGoalOf(harbor.omar, 'Catch the tide')
    for (const [patch, code] of [
      [{ title: '' }, 'goal/title-required'],
      [{ ownerId: harbor.lena.id }, 'goal/owner-not-valid'],
    ] as const) {
      await expect(harbor.omar.does(updateGoal, { goalId, ...patch })).rejects.toMatchObject(
        refused(code, 'Failed to update company goal'),
      )
    }
  })

  test('nobody else adds them', async () => {
    await expect(companyGoalOf(harbor.lena, 'Share the plunder')).rejects.toMatchObject(
      refused('company-goal/leaders-create', 'Access Denied'),
    )
    await expect(
      harbor.theo.does(createGoal, { ...draft('Plunder'), isCompanyGoal: true }),
    ).rejects.toMatchObject(DENIED)
  })

  test('only a leader makes a team’s goal a company goal, which moves it to the leadership team', async () => {
    const id = await goalOf(harbor.omar, 'Raise the flag')
    await expect(harbor.lena.does(updateGoal, { goalId: id, isCompanyGoal: true })).rejects.toMatchObject(
      refused('company-goal/leaders-create', 'Access Denied'),
    )
    await harbor.omar.does(updateGoal, { goalId: id, isCompanyGoal: true })
    expect(await stored(id)).toMatchObject({ teamId: harbor.teams.leadership, isCompanyGoal: true })
    expect(await crewTitles()).not.toContain('Raise the flag')
  })
})

describe('a company goal that was shown to another team', () => {
  test('is read there and changed by leaders only', async () => {
    const goalId = await companyGoalOf(harbor.omar, 'Ring the bell')
    const { crew } = harbor.teams
    await harbor.omar.does(assignGoal, { id: newId(), goalId, teamId: crew })
    const update = 'Failed to update company goal'
    for (const [attempt, code, title] of [
      [() => harbor.lena.does(updateGoal, { goalId, title: 'Sell the bell' }), 'update', update],
      [() => harbor.lena.does(setGoalStatus, { goalId, status: 'complete' }), 'update', update],
      [() => harbor.lena.does(addMilestone, { id: newId(), goalId, title: 'Rope' }), 'update', update],
      [() => harbor.lena.does(assignGoal, { id: newId(), goalId, teamId: crew }), 'update', update],
      [() => harbor.lena.does(archiveGoal, { goalId }), 'archive', 'Failed to archive company goal'],
      [() => harbor.lena.does(restoreGoal, { goalId }), 'restore', 'Failed to restore company goal'],
    ] as const) {
      await expect(attempt()).rejects.toMatchObject(refused(`company-goal/leaders-${code}`, title))
    }
  })

  test('a director outside the leadership team does not reorder it', async () => {
    const goalId = await companyGoalOf(harbor.omar, 'Wind the clock')
    const { leadership: teamId } = harbor.teams
    await harbor.maya.does(removeTeamMember, { teamId, personId: harbor.maya.id })
    await expect(harbor.maya.does(reorderGoals, { teamId, goalIds: [goalId] })).rejects.toMatchObject(
      refused('company-goal/leaders-reorder', 'Failed to reorder company goals'),
    )
    await harbor.maya.does(addTeamMember, { id: newId(), teamId, personId: harbor.maya.id })
  })
})

describe('company goals when the leadership team changes', () => {
  const maya = () => harbor.maya
  const lead = (teamId: string, isLeadership = true) => maya().does(updateTeam, { id: teamId, isLeadership })
  const company = async () => (await maya().asks(companyGoals, {})).map(({ id }) => id)
  const ofTeam = async (teamId: string) => (await maya().asks(goalsOfTeam, { teamId })).map(({ id }) => id)

  test('move to the new leadership team with their milestones, archived ones too', async () => {
    const { crew, leadership } = harbor.teams
    const [goalId, archived] = [
      await companyGoalOf(maya(), 'Lay a keel'),
      await companyGoalOf(maya(), 'Sink'),
    ]
    const milestone = newId()
    await maya().does(addMilestone, { id: milestone, goalId, title: 'Timber' })
    await maya().does(archiveGoal, { goalId: archived })
    await lead(crew)
    expect(await company()).toContain(goalId)
    expect(await harbor.lena.asks(goalRow, { goalId })).toMatchObject({
      goal: { teamId: crew, isCompanyGoal: true },
      milestones: [{ id: milestone, teamId: crew }],
      mayEdit: true,
    })
    await harbor.lena.does(restoreGoal, { goalId: archived })
    const id = newId()
    await maya().does(createTeam, { id, membershipId: newId(), name: 'Board', isLeadership: true })
    expect(await stored(archived, maya())).toMatchObject({ teamId: id })
    await lead(leadership)
    expect(await company()).toEqual(expect.arrayContaining([goalId, archived]))
  })

  test('become goals of their team when no team leads any more', async () => {
    const { leadership } = harbor.teams
    const goalId = await companyGoalOf(maya(), 'Drop the pilot')
    await lead(leadership, false)
    expect(await ofTeam(leadership)).toContain(goalId)
    expect(await stored(goalId)).toMatchObject({ isCompanyGoal: false })
    await harbor.omar.does(updateGoal, { goalId, title: 'Drop the pilot off' })
    await lead(leadership)
  })

  test('keep their team from being deleted until another one leads', async () => {
    const { crew, leadership } = harbor.teams
    const goalId = await companyGoalOf(maya(), 'Weigh anchor')
    await expect(maya().does(deleteTeam, { id: leadership })).rejects.toMatchObject(
      refused('team/has-company-goals', 'Failed to delete team'),
    )
    await lead(crew)
    await maya().does(deleteTeam, { id: leadership })
    expect(await company()).toContain(goalId)
    await maya().does(restoreTeam, { id: leadership })
    await lead(leadership)
    expect(await company()).toContain(goalId)
  })
})

describe('the status of a goal', () => {
  test('complete is 100 percent, back on track is what its milestones say', async () => {
    const id = await goalOf(harbor.lena, 'Tar the hull')
    await harbor.omar.does(setGoalStatus, { goalId: id, status: 'complete' })
    expect(await stored(id)).toMatchObject({ status: 'complete', progress: 100 })
    await harbor.lena.does(setGoalStatus, { goalId: id, status: 'off_track' })
    expect(await stored(id)).toMatchObject({ status: 'off_track', progress: 0 })
  })

  test('view-only people, other teams and other companies do not set it', async () => {
    const id = await goalOf(harbor.maya, 'Fill the coffers', { teamId: harbor.teams.leadership })
    const crews = await goalOf(harbor.lena, 'Fill the casks')
    await expect(
      harbor.theo.does(setGoalStatus, { goalId: crews, status: 'complete' }),
    ).rejects.toMatchObject(DENIED)
    for (const goalId of [id, newId()]) {
      await expect(harbor.lena.does(setGoalStatus, { goalId, status: 'complete' })).rejects.toMatchObject(
        NOT_FOUND,
      )
      await expect(lantern.ravi.does(setGoalStatus, { goalId, status: 'complete' })).rejects.toMatchObject(
        NOT_FOUND,
      )
    }
  })
})

test('a goal has a hundred milestones at most', async () => {
  const goalId = await goalOf(harbor.lena, 'Step by step')
  const add = () => harbor.lena.does(addMilestone, { id: newId(), goalId, title: 'Step' })
  for (let count = 0; count < 100; count++) await add()
  await expect(add()).rejects.toMatchObject(refused('goal/too-many-milestones'))
})

describe('changing a goal', () => {
  test('fields that are left out stay, and an emptied description is removed', async () => {
    const id = await goalOf(harbor.lena, 'Learn the ropes', { description: 'All of them' as never })
    await harbor.lena.does(updateGoal, { goalId: id, ownerId: harbor.omar.id, targetDate: '2027-03-31' })
    expect(await stored(id)).toMatchObject({
      description: 'All of them',
      ownerId: harbor.omar.id,
      targetDate: '2027-03-31',
    })
    await harbor.lena.does(updateGoal, { goalId: id, description: null })
    expect(await stored(id)).toMatchObject({ description: null })
    await expect(harbor.lena.does(updateGoal, { goalId: id, title: '' })).rejects.toMatchObject(
      refused('goal/title-required', 'Failed to update goal'),
    )
  })

  test('it moves to another team of the person who moves it, if its owner is on that team too', async () => {
    const id = await goalOf(harbor.omar, 'Chart the reef')
    await harbor.omar.does(updateGoal, { goalId: id, teamId: harbor.teams.leadership })
    expect(await harbor.lena.asks(goalRow, { goalId: id })).toBeNull()
    const lenas = await goalOf(harbor.lena, 'Chart the bay')
    await expect(
      harbor.omar.does(updateGoal, { goalId: lenas, teamId: harbor.teams.leadership }),
    ).rejects.toMatchObject(refused('goal/owner-not-valid', 'Failed to update goal'))
  })
})

describe('archiving', () => {
  test('hides the goal until it is restored', async () => {
    const id = await goalOf(harbor.lena, 'Sell the parrot')
    await harbor.lena.does(archiveGoal, { goalId: id })
    expect(await crewTitles()).not.toContain('Sell the parrot')
    await expect(harbor.lena.does(setGoalStatus, { goalId: id, status: 'complete' })).rejects.toMatchObject(
      refused('goal/not-found', 'Failed to update goal status'),
    )
    await harbor.omar.does(restoreGoal, { goalId: id })
    expect(await crewTitles()).toContain('Sell the parrot')
  })

  test('another team that sees the goal does not bring it back', async () => {
    const goalId = await goalOf(harbor.omar, 'Sell the anchor', { teamId: harbor.teams.leadership })
    await harbor.omar.does(assignGoal, { id: newId(), goalId, teamId: harbor.teams.crew })
    await harbor.omar.does(archiveGoal, { goalId })
    await expect(harbor.lena.does(restoreGoal, { goalId })).rejects.toMatchObject(
      refused('goal/own-team-unarchives', 'Failed to unarchive goal'),
    )
  })

  test('a company goal is a leader’s to archive and to restore', async () => {
    const id = await companyGoalOf(harbor.maya, 'Buy a brig')
    await expect(harbor.lena.does(archiveGoal, { goalId: id })).rejects.toMatchObject(NOT_FOUND)
    await harbor.omar.does(archiveGoal, { goalId: id })
    await harbor.omar.does(restoreGoal, { goalId: id })
    await expect(harbor.theo.does(archiveGoal, { goalId: id })).rejects.toMatchObject(DENIED)
  })
})

describe('the order of goals', () => {
  test('a member sets it for the team; goals that were not given come after', async () => {
    const ids: string[] = []
    for (const title of ['First', 'Second', 'Third']) ids.push(await goalOf(harbor.lena, title))
    const [first, second, third] = ids as [string, string, string]
    await harbor.lena.does(reorderGoals, { teamId: harbor.teams.crew, goalIds: [third, first] })
    const titles = await crewTitles()
    expect(titles.slice(0, 2)).toEqual(['Third', 'First'])
    expect(titles.indexOf('Second')).toBeGreaterThan(1)
    expect(second).toBeDefined()
  })

  test('goals of other teams and companies cannot be put into it', async () => {
    const id = await goalOf(harbor.omar, 'Polish brass')
    await expect(
      harbor.omar.does(reorderGoals, { teamId: harbor.teams.leadership, goalIds: [id] }),
    ).rejects.toMatchObject(refused('goal/not-found', 'Failed to reorder goals'))
    await expect(
      harbor.lena.does(reorderGoals, { teamId: harbor.teams.leadership, goalIds: [] }),
    ).rejects.toMatchObject(DENIED)
    const teamId = lantern.teams.leadership
    await expect(lantern.ravi.does(reorderGoals, { teamId, goalIds: [id] })).rejects.toMatchObject(NOT_FOUND)
  })
})

test('a team’s goals are shown to that team and to who manages all teams', async () => {
  await expect(harbor.lena.asks(goalsOfTeam, { teamId: harbor.teams.leadership })).rejects.toMatchObject(
    DENIED,
  )
  await expect(lantern.ravi.asks(goalsOfTeam, { teamId: harbor.teams.crew })).rejects.toMatchObject(DENIED)
  expect(await harbor.maya.asks(goalsOfTeam, { teamId: harbor.teams.crew })).not.toEqual([])
})

test('archiving a goal that somebody has just archived is refused in the words for it', async () => {
  const goalId = await goalOf(harbor.lena, 'Archived twice')
  await harbor.omar.does(archiveGoal, { goalId })
  await expect(harbor.lena.does(archiveGoal, { goalId })).rejects.toMatchObject(
    refused('goal/not-found', 'Failed to archive goal. Please try again.'),
  )
})
