import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { endMeeting, startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { teamsWithMembers } from '../people/people.queries.ts'
import { createTeam, deleteTeam, restoreTeam, updateTeam } from './teams.mutations.ts'
import { app } from '../registry.ts'
import { runMutation } from '../../sync/run-mutation.ts'
import { deletedTeams, myTeams } from './teams.queries.ts'

let stage: Cast
beforeAll(async () => (stage = await cast()))
afterAll(() => stage.stop())

const newTeam = (name: string, isLeadership = false) => ({
  id: newId(),
  membershipId: newId(),
  name,
  isLeadership,
})

const leading = async () => {
  const { maya } = stage.harbor
  return (await maya.asks(teamsWithMembers, {}))
    .filter(({ team }) => team.isLeadership)
    .map(({ team }) => team.name)
}

test('omar creates a team, is its first member and finds it among his teams', async () => {
  const { omar } = stage.harbor
  const team = newTeam('Dock')
  await omar.does(createTeam, team)
  expect((await omar.asks(myTeams, {})).map(({ name }) => name)).toEqual(['Crew', 'Dock', 'Leadership'])
  const dock = (await omar.asks(teamsWithMembers, {})).find((entry) => entry.team.id === team.id)
  expect(dock?.members.map(({ id }) => id)).toEqual([omar.id])
})

test('lena may not create teams', async () => {
  await expect(stage.harbor.lena.does(createTeam, newTeam('Own'))).rejects.toMatchObject({
    text: { kind: 'denied' },
  })
})

test.each(['General', ' general team '])(
  'a team cannot be called %s, which lists leave out',
  async (name) => {
    await expect(stage.harbor.maya.does(createTeam, newTeam(name))).rejects.toMatchObject(
      refused('team/general-is-taken', 'Failed to create team'),
    )
  },
)

test('a new leadership team takes over from the one before, in one step', async () => {
  const { maya, teams } = stage.harbor
  await maya.does(createTeam, newTeam('Board', true))
  expect(await leading()).toEqual(['Board'])
  await maya.does(updateTeam, { id: teams.leadership, isLeadership: true })
  expect(await leading()).toEqual(['Leadership'])
})

test('omar may not choose the leadership team', async () => {
  const { omar, teams } = stage.harbor
  await expect(omar.does(updateTeam, { id: teams.crew, isLeadership: true })).rejects.toMatchObject(
    refused('team/directors-choose-leadership'),
  )
})

test('omar changes a team he is on, but not one he isn’t on', async () => {
  const { maya, omar, teams } = stage.harbor
  const team = newTeam('Harbourmasters')
  await maya.does(createTeam, team)
  await omar.does(updateTeam, { id: teams.crew, description: 'Loads and unloads.' })
  await expect(omar.does(updateTeam, { id: team.id, name: 'Mine' })).rejects.toMatchObject(
    refused('team/not-yours'),
  )
})

test('a deleted team leaves all lists and comes back with its members', async () => {
  const { maya, lena, teams } = stage.harbor
  await maya.does(deleteTeam, { id: teams.crew })
  expect(await lena.asks(myTeams, {})).toEqual([])
  await expect(maya.does(deleteTeam, { id: teams.crew })).rejects.toMatchObject({
    text: { kind: 'not-found' },
  })
  await maya.does(restoreTeam, { id: teams.crew })
  expect((await lena.asks(myTeams, {})).map(({ name }) => name)).toEqual(['Crew'])
})

test('a deleted team is listed for those who manage it, and can be restored for 30 days', async () => {
  const { maya, omar, lena, teams } = stage.harbor
  await maya.does(deleteTeam, { id: teams.crew })
  const listed = async (player: typeof omar) => (await player.asks(deletedTeams, {})).map(({ id }) => id)
  expect(await listed(maya)).toEqual([teams.crew])
  expect(await listed(omar)).toEqual([teams.crew])
  expect(await listed(lena)).toEqual([])
  const { replica } = (await stage.node.company(stage.harbor.companyId))!
  const restoredAfter = (days: number) => () =>
    runMutation(
      app,
      restoreTeam,
      replica.store,
      { id: teams.crew },
      {
        actor: replica.actor(maya.id)!,
        now: new Date(Date.now() + days * 86_400_000).toISOString(),
      },
    )
  expect(restoredAfter(29)).not.toThrow()
  expect(restoredAfter(31)).toThrow(
    expect.objectContaining({ reason: expect.objectContaining({ code: 'team/deleted-too-long-ago' }) }),
  )
  await omar.does(restoreTeam, { id: teams.crew })
  expect(await listed(maya)).toEqual([])
})

test('only a director deletes the leadership team, and nobody a team that is meeting', async () => {
  const { maya, omar, teams } = stage.harbor
  await expect(omar.does(deleteTeam, { id: teams.leadership })).rejects.toMatchObject(
    refused('team/directors-choose-leadership', 'Failed to delete team'),
  )
  const meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: teams.crew, meetingType: 'weekly' })
  await expect(maya.does(deleteTeam, { id: teams.crew })).rejects.toMatchObject(refused('team/is-meeting'))
  await omar.does(endMeeting, { id: newId(), meetingId })
  await maya.does(deleteTeam, { id: teams.crew })
  await maya.does(restoreTeam, { id: teams.crew })
})

test('a restored leadership team does not lead if another team does by then', async () => {
  const { maya, teams } = stage.harbor
  await maya.does(deleteTeam, { id: teams.leadership })
  await maya.does(createTeam, newTeam('Captains', true))
  await maya.does(restoreTeam, { id: teams.leadership })
  expect(await leading()).toEqual(['Captains'])
})

test('ravi of another company finds no such team', async () => {
  const { teams } = stage.harbor
  const attempt = stage.lantern.ravi.does(updateTeam, { id: teams.crew, name: 'Taken' })
  await expect(attempt).rejects.toMatchObject({ text: { kind: 'not-found' } })
})
