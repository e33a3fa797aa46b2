import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { addMilestone, removeMilestone, updateMilestone } from './milestones/milestones.mutations.ts'
import { setGoalStatus } from './trail/goal-status.mutations.ts'
import { assignGoal, unassignGoal } from './goal-teams.mutations.ts'
import { createGoal, updateGoal } from './goals.mutations.ts'
import { goalRow, goalsOfTeam } from './goals.queries.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

let goalId: string
beforeEach(async () => {
  goalId = newId()
  await harbor.omar.does(createGoal, {
    id: goalId,
    teamId: harbor.teams.leadership,
    ownerId: null,
    title: `Open the north passage ${goalId}`,
    description: null,
    targetDate: null,
    isCompanyGoal: false,
  })
})

const DENIED = refused('access/denied')
const NOT_FOUND = refused('access/not-found')

const lenasGoals = async () =>
  (await harbor.lena.asks(goalsOfTeam, { teamId: harbor.teams.crew })).map(({ id }) => id)

describe('a goal for several teams', () => {
  test('is shown to the assigned team until it is taken back', async () => {
    const { crew } = harbor.teams
    expect(await lenasGoals()).not.toContain(goalId)
    await harbor.omar.does(assignGoal, { id: newId(), goalId, teamId: crew })
    await harbor.omar.does(assignGoal, { id: newId(), goalId, teamId: crew })
    expect(await lenasGoals()).toContain(goalId)
    expect(await harbor.lena.asks(goalRow, { goalId })).toMatchObject({
      assignedTeamIds: [crew],
      mayEdit: false,
    })
    await harbor.omar.does(unassignGoal, { goalId, teamId: crew })
    expect(await lenasGoals()).not.toContain(goalId)
    expect(await harbor.lena.asks(goalRow, { goalId })).toBeNull()
  })

  test('the assigned team can read it but not change it', async () => {
    const { crew } = harbor.teams
    await harbor.omar.does(assignGoal, { id: newId(), goalId, teamId: crew })
    for (const attempt of [
      () => harbor.lena.does(setGoalStatus, { goalId, status: 'complete' }),
      () => harbor.lena.does(updateGoal, { goalId, teamId: crew }),
      () => harbor.lena.does(unassignGoal, { goalId, teamId: crew }),
      () => harbor.lena.does(addMilestone, { id: newId(), goalId, title: 'Mutiny' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject(refused('goal/own-team-only', 'Access Denied'))
    }
    await expect(lantern.ravi.does(setGoalStatus, { goalId, status: 'complete' })).rejects.toMatchObject(
      NOT_FOUND,
    )
  })

  test('nobody assigns a goal to a team that they are not on, or takes it back from one', async () => {
    const own = newId()
    const { crew, leadership } = harbor.teams
    const draft = { ownerId: null, description: null, targetDate: null, isCompanyGoal: false }
    await harbor.lena.does(createGoal, { ...draft, id: own, teamId: crew, title: 'Catch fish' })
    await expect(
      harbor.lena.does(assignGoal, { id: newId(), goalId: own, teamId: leadership }),
    ).rejects.toMatchObject(refused('goal/not-your-team-to-assign', 'Failed to update goal'))
    await harbor.omar.does(assignGoal, { id: newId(), goalId: own, teamId: leadership })
    await expect(harbor.lena.does(unassignGoal, { goalId: own, teamId: leadership })).rejects.toMatchObject(
      refused('goal/assignment-kept', 'Partial Update'),
    )
    await expect(
      harbor.omar.does(assignGoal, { id: newId(), goalId: own, teamId: lantern.teams.leadership }),
    ).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('milestones', () => {
  const progress = async () => (await harbor.omar.asks(goalRow, { goalId }))?.goal.progress

  async function milestone(title: string): Promise<string> {
    const id = newId()
    await harbor.omar.does(addMilestone, { id, goalId, title })
    return id
  }

  test('the goal’s progress is their rounded average, and 100 while it is complete', async () => {
    const [hull, sails, crew] = [await milestone('Hull'), await milestone('Sails'), await milestone('Crew')]
    await harbor.omar.does(updateMilestone, { milestoneId: hull, progress: 100 })
    expect(await progress()).toBe(33)
    await harbor.omar.does(setGoalStatus, { goalId, status: 'complete' })
    await harbor.omar.does(updateMilestone, { milestoneId: sails, progress: 50 })
    expect(await progress()).toBe(100)
    await harbor.omar.does(setGoalStatus, { goalId, status: 'on_track' })
    expect(await progress()).toBe(50)
    await harbor.omar.does(removeMilestone, { milestoneId: crew })
    expect(await progress()).toBe(75)
  })

  test('they move with their goal, whose progress stays their average when it becomes a company goal', async () => {
    const id = await milestone('Provisions')
    await harbor.omar.does(updateMilestone, { milestoneId: id, progress: 40 })
    await harbor.omar.does(updateGoal, { goalId, teamId: harbor.teams.crew })
    expect((await harbor.lena.asks(goalRow, { goalId }))?.milestones).toMatchObject([{ id, progress: 40 }])
    await harbor.omar.does(updateGoal, { goalId, isCompanyGoal: true })
    expect(await progress()).toBe(40)
  })

  test('other teams, other companies and view-only people can’t change them', async () => {
    const id = await milestone('Powder')
    const attempts = (player: typeof harbor.lena) => [
      () => player.does(addMilestone, { id: newId(), goalId, title: 'Mutiny' }),
      () => player.does(updateMilestone, { milestoneId: id, progress: 100 }),
      () => player.does(removeMilestone, { milestoneId: id }),
    ]
    for (const player of [harbor.lena, lantern.ravi]) {
      for (const attempt of attempts(player)) await expect(attempt()).rejects.toMatchObject(NOT_FOUND)
    }
    for (const attempt of attempts(harbor.theo)) await expect(attempt()).rejects.toMatchObject(DENIED)
  })

  test('one without a title is refused', async () => {
    await expect(milestone('  ')).rejects.toMatchObject(
      refused('goal/milestone-title-required', 'Failed to update goal progress'),
    )
  })
})
