import { describe, expect, test } from 'vitest'
import { castForEach } from '../../../tests/cast-for-each.ts'
import type { Cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { newId } from '../../sync/id.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { invitePerson } from '../invitations/invitations.mutations.ts'
import { readdressPerson, removePerson, renamePerson, setPermission } from './people.mutations.ts'
import { people } from './people.table.ts'
import { peopleOfCompany, teamsWithMembers } from './people.queries.ts'
import { addTeamMember, removeTeamMember } from './team-members.mutations.ts'
import type { Level } from '../rights/levels.rules.ts'
import { pendingInvitations } from '../invitations/invitations.queries.ts'

let stage: Cast
castForEach((given) => (stage = given))

const auditLog = () =>
  inCompany(stage.pool, stage.harbor.companyId, null, async (client) => {
    const { rows } = await client.query(
      'select actor_id, action, person_id, before, after from audit_log order by at',
    )
    return rows
  })

test('maya makes lena a manager, and the audit log says who did it', async () => {
  const { maya, lena } = stage.harbor
  await maya.does(setPermission, { auditId: newId(), personId: lena.id, level: 'manager' })
  await lena.does(invitePerson, { id: newId(), email: 'nora@harbor.example', level: 'member', teamIds: [] })
  expect((await auditLog()).slice(0, 1)).toEqual([
    { actor_id: maya.id, action: 'level changed', person_id: lena.id, before: 'member', after: 'manager' },
  ])
})

test('giving somebody the level they already have changes and records nothing', async () => {
  const { maya, lena } = stage.harbor
  await maya.does(setPermission, { auditId: newId(), personId: lena.id, level: 'member' })
  expect(await auditLog()).toEqual([])
})

test('omar may not change maya’s level, and lena nobody’s', async () => {
  const { maya, omar, lena, theo } = stage.harbor
  const notYours = refused('person/level-not-yours', 'Access Denied')
  const demote = { auditId: newId(), personId: maya.id, level: 'member' as const }
  await expect(omar.does(setPermission, demote)).rejects.toMatchObject(notYours)
  const attempt = lena.does(setPermission, { auditId: newId(), personId: theo.id, level: 'member' })
  await expect(attempt).rejects.toMatchObject(notYours)
})

test('somebody made inactive loses every right at once', async () => {
  const { maya, lena } = stage.harbor
  await maya.does(setPermission, { auditId: newId(), personId: lena.id, level: 'inactive' })
  await expect(lena.asks(peopleOfCompany, {})).rejects.toMatchObject({ text: { kind: 'not-found' } })
})

test('omar corrects a name; lena may correct her own only', async () => {
  const { omar, lena, theo } = stage.harbor
  await omar.does(renamePerson, { personId: theo.id, fullName: 'Theo Brandt' })
  await lena.does(renamePerson, { personId: lena.id, fullName: 'Lena Aas' })
  await expect(lena.does(renamePerson, { personId: theo.id, fullName: 'T' })).rejects.toMatchObject(
    refused('person/name-not-yours', 'Access Denied'),
  )
  const names = (await lena.asks(peopleOfCompany, {})).map(({ name }) => name)
  expect(names).toEqual(['Ina', 'Lena Aas', 'Maya', 'Omar', 'Theo Brandt'])
})

test('an address follows the account of its person, by the server alone', async () => {
  const { maya, lena, companyId } = stage.harbor
  const change = { personId: lena.id, email: 'lena@new.example' }
  await expect(maya.does(readdressPerson, change)).rejects.toMatchObject({
    text: { kind: expect.any(String) },
  })
  await stage.node.run(companyId, null, readdressPerson, change)
  const { replica } = (await stage.node.company(companyId))!
  expect(replica.store.get(people, lena.id)?.email).toBe('lena@new.example')
})

test('removing omar takes him off his teams', async () => {
  const { maya, omar, teams } = stage.harbor
  await maya.does(removePerson, { auditId: newId(), personId: omar.id })
  expect((await maya.asks(peopleOfCompany, {})).map(({ name }) => name)).not.toContain('Omar')
  const crew = (await maya.asks(teamsWithMembers, {})).find(({ team }) => team.id === teams.crew)
  expect(crew?.members.map(({ fullName }) => fullName)).toEqual(['Lena', 'Theo'])
  await expect(omar.asks(peopleOfCompany, {})).rejects.toMatchObject({ text: { kind: 'not-found' } })
  expect((await auditLog()).at(-1)).toMatchObject({ action: 'removed', before: 'manager', after: null })
})

describe('the invitations of somebody who may no longer give their level', () => {
  const invited = async (level: Level, by: Player) => {
    const id = newId()
    await by.does(invitePerson, { id, email: `${id}@quay.example`, level, teamIds: [] })
    return id
  }
  const pending = async () =>
    (await stage.harbor.maya.asks(pendingInvitations, {})).map(({ invitation }) => invitation.id)

  test('are revoked when that person is removed; those of others stay', async () => {
    const { maya, omar } = stage.harbor
    const byMaya = await invited('member', maya)
    await invited('member', omar)
    await maya.does(removePerson, { auditId: newId(), personId: omar.id })
    expect(await pending()).toEqual([byMaya])
  })

  test('are revoked when that person’s level drops below them; lower ones stay', async () => {
    const { maya, omar, lena } = stage.harbor
    await maya.does(setPermission, { auditId: newId(), personId: lena.id, level: 'director' })
    await invited('director', lena)
    const kept = await invited('member', lena)
    await maya.does(setPermission, { auditId: newId(), personId: omar.id, level: 'director' })
    await stage.node.run(stage.harbor.companyId, null, setPermission, {
      auditId: newId(),
      personId: lena.id,
      level: 'manager',
    })
    expect(await pending()).toEqual([kept])
  })
})

test('maya can’t remove herself, nor somebody who isn’t in the company', async () => {
  const { maya } = stage.harbor
  const { ravi } = stage.lantern
  const title = 'Failed to remove user from company'
  const removal = (personId: string) => maya.does(removePerson, { auditId: newId(), personId })
  await expect(removal(maya.id)).rejects.toMatchObject(refused('person/own-removal', title))
  await expect(removal(ravi.id)).rejects.toMatchObject(refused('person/not-a-member', title))
  await expect(removal(newId())).rejects.toMatchObject(refused('person/not-a-member', title))
})

test('an unknown person is refused under the title of what was tried', async () => {
  const { maya } = stage.harbor
  const notAMember = (title: string) => refused('person/not-a-member', title)
  const personId = newId()
  await expect(
    maya.does(setPermission, { auditId: newId(), personId, level: 'member' }),
  ).rejects.toMatchObject(notAMember('Failed to update user permission. Please try again.'))
  await expect(maya.does(renamePerson, { personId, fullName: 'N' })).rejects.toMatchObject(
    notAMember('Failed to update user name. Please try again.'),
  )
})

test('nobody changes their own level', async () => {
  const { maya } = stage.harbor
  const demote = { auditId: newId(), personId: maya.id, level: 'member' as const }
  await expect(maya.does(setPermission, demote)).rejects.toMatchObject(
    refused('person/own-level', 'Update Failed'),
  )
})

test('omar may not remove anybody', async () => {
  const { omar, theo } = stage.harbor
  await expect(omar.does(removePerson, { auditId: newId(), personId: theo.id })).rejects.toMatchObject(
    refused('person/removal-not-yours', 'Access Denied'),
  )
})

test('omar puts lena on his team and takes her off again', async () => {
  const { omar, lena, teams } = stage.harbor
  const add = { id: newId(), teamId: teams.leadership, personId: lena.id }
  await omar.does(addTeamMember, add)
  await omar.does(addTeamMember, { ...add, id: newId() })
  expect((await lena.asks(myTeams, {})).map(({ name }) => name)).toEqual(['Crew', 'Leadership'])
  await omar.does(removeTeamMember, { teamId: teams.leadership, personId: lena.id })
  expect((await lena.asks(myTeams, {})).map(({ name }) => name)).toEqual(['Crew'])
})

test('members may not add people to teams, managers only to their own, and nobody may add inactive people', async () => {
  const { maya, omar, lena, theo, ina, teams } = stage.harbor
  const add = (personId: string) => ({ id: newId(), teamId: teams.leadership, personId })
  await expect(lena.does(addTeamMember, add(lena.id))).rejects.toMatchObject({ text: { kind: 'denied' } })
  await maya.does(removeTeamMember, { teamId: teams.leadership, personId: omar.id })
  await expect(omar.does(addTeamMember, add(theo.id))).rejects.toMatchObject(refused('team/not-yours'))
  await expect(maya.does(addTeamMember, add(ina.id))).rejects.toMatchObject({ text: { kind: 'not-found' } })
})

test('inactive people are in the people list but on no team list', async () => {
  const { maya } = stage.harbor
  const crew = (await maya.asks(teamsWithMembers, {})).find(({ team }) => team.name === 'Crew')
  expect(crew?.members.map(({ fullName }) => fullName)).toEqual(['Lena', 'Omar', 'Theo'])
  expect((await maya.asks(peopleOfCompany, {})).map(({ name }) => name)).toContain('Ina')
})

test('lena sees no invitations', async () => {
  const { maya, lena } = stage.harbor
  await maya.does(invitePerson, { id: newId(), email: 'nora@harbor.example', level: 'member', teamIds: [] })
  await lena.verifyStore()
  await expect(lena.asks(pendingInvitations, {})).rejects.toMatchObject({ text: { kind: 'denied' } })
})

test('what is no identifier of a person is refused as such', async () => {
  const { maya } = stage.harbor
  await expect(maya.does(removePerson, { auditId: newId(), personId: 'omar' })).rejects.toMatchObject({
    text: { detail: 'Invalid user identifier provided' },
  })
})
