import { describe, expect, test } from 'vitest'
import { castForEach } from '../../../tests/cast-for-each.ts'
import type { Cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { newId } from '../../sync/id.ts'
import { updateCompany, setLab } from '../companies/companies.mutations.ts'
import { setOwnWords } from '../companies/own-words/own-words.mutations.ts'
import { myCompany } from '../companies/companies.queries.ts'
import { invitePerson, revokeInvitation } from '../invitations/invitations.mutations.ts'
import { renamePerson, setPermission } from '../people/people.mutations.ts'
import { addTeamMember, removeTeamMember } from '../people/team-members.mutations.ts'
import { createTeam, deleteTeam, restoreTeam, updateTeam } from '../teams/teams.mutations.ts'
import { setTeamVoteLimit } from '../voting/limits.mutations.ts'
import { exportAuditLog, forgetAudit } from './audit.mutations.ts'
import { auditLog } from './audit.table.ts'

let stage: Cast
castForEach((given) => (stage = given))

const recorded = () =>
  inCompany(stage.pool, stage.harbor.companyId, null, async (client) => {
    const { rows } = await client.query<Record<string, string | null>>(
      'select actor_id, action, person_id, subject, before, after, network from audit_log order by at, subject',
    )
    return rows
  })

const anywhere = { network: null, person_id: null, subject: null, before: null, after: null }

describe('what is recorded, in the order in which it happened', () => {
  test('settings, field by field and only what changed; labs; vote limits', async () => {
    const { maya, omar, teams } = stage.harbor
    await maya.does(updateCompany, { name: 'Harbour', defaultVoteLimit: 7, autoCreateOverdueIssues: false })
    await maya.does(setLab, { lab: 'analytics', isOn: true })
    await maya.does(setLab, { lab: 'analytics', isOn: true })
    await maya.does(setOwnWords, { goal: { one: 'Rock', many: 'Rocks' } })
    await maya.does(setOwnWords, { goal: { one: 'Rock', many: 'Rocks' } })
    await omar.does(setTeamVoteLimit, { teamId: teams.crew, limit: 9 })
    const by = { ...anywhere, actor_id: maya.id }
    expect(await recorded()).toEqual([
      { ...by, action: 'settings changed', subject: 'defaultVoteLimit', after: '7' },
      { ...by, action: 'settings changed', subject: 'name', before: 'Harbor', after: 'Harbour' },
      { ...by, action: 'labs changed', subject: 'analytics', before: 'false', after: 'true' },
      { ...by, action: 'words changed', after: 'Rock, Rocks' },
      { ...by, actor_id: omar.id, action: 'vote limit changed', subject: 'Crew', after: '9' },
    ])
    expect((await maya.asks(myCompany, {})).labs).toEqual(['analytics'])
  })

  test('teams that go and come back, invitations, names, files that are taken along', async () => {
    const { maya, omar, theo, teams } = stage.harbor
    const id = newId()
    await omar.does(invitePerson, { id, email: 'nora@quay.example', level: 'member', teamIds: [] })
    await omar.does(revokeInvitation, { id })
    await omar.does(renamePerson, { personId: theo.id, fullName: 'Theo Brandt' })
    await omar.does(renamePerson, { personId: theo.id, fullName: 'Theo Brandt' })
    await omar.does(deleteTeam, { id: teams.crew })
    await omar.does(restoreTeam, { id: teams.crew })
    await maya.does(exportAuditLog, { subject: 'Everything' })
    const by = { ...anywhere, actor_id: omar.id }
    expect(await recorded()).toEqual([
      { ...by, action: 'invited', subject: 'nora@quay.example', after: 'member' },
      { ...by, action: 'invitation revoked', subject: 'nora@quay.example', before: 'member' },
      { ...by, action: 'renamed', person_id: theo.id, before: 'Theo', after: 'Theo Brandt' },
      { ...by, action: 'team deleted', subject: 'Crew' },
      { ...by, action: 'team restored', subject: 'Crew' },
      { ...by, actor_id: maya.id, action: 'exported', subject: 'Everything' },
    ])
  })

  test('teams that are made and renamed, and who joins and leaves them', async () => {
    const { maya, omar, theo } = stage.harbor
    const id = newId()
    await maya.does(createTeam, { id, membershipId: newId(), name: 'Divers' })
    await maya.does(updateTeam, { id, name: 'Deep divers' })
    await maya.does(updateTeam, { id, name: 'Deep divers', description: 'Below 20 metres' })
    await maya.does(addTeamMember, { id: newId(), teamId: id, personId: theo.id })
    await maya.does(addTeamMember, { id: newId(), teamId: id, personId: theo.id })
    await maya.does(removeTeamMember, { teamId: id, personId: theo.id })
    await maya.does(removeTeamMember, { teamId: id, personId: theo.id })
    await expect(omar.does(updateTeam, { id, name: 'Ours' })).rejects.toMatchObject(refused('team/not-yours'))
    const by = { ...anywhere, actor_id: maya.id }
    const renamed = { before: 'Divers', after: 'Deep divers' }
    expect(await recorded()).toEqual([
      { ...by, action: 'team created', subject: 'Divers' },
      { ...by, action: 'team renamed', subject: 'Divers', ...renamed },
      { ...by, action: 'team member added', person_id: theo.id, subject: 'Deep divers' },
      { ...by, action: 'team member removed', person_id: theo.id, subject: 'Deep divers' },
    ])
  })

  test('nothing of what is refused', async () => {
    const { omar, maya, lena } = stage.harbor
    const demote = { auditId: newId(), personId: maya.id, level: 'member' as const }
    await expect(omar.does(setPermission, demote)).rejects.toMatchObject(refused('person/level-not-yours'))
    await expect(lena.does(exportAuditLog, { subject: 'x' })).rejects.toMatchObject({
      text: { kind: 'denied' },
    })
    expect(await recorded()).toEqual([])
  })
})

test('the network comes from the server that took the request, whatever a browser says', async () => {
  const { maya, lena } = stage.harbor
  const change = { auditId: newId(), personId: lena.id, level: 'manager' as const }
  await stage.node.run(maya.companyId, maya.id, setPermission, change, '192.0.2.0/24')
  expect(await recorded()).toMatchObject([{ action: 'level changed', network: '192.0.2.0/24' }])
  for (const claim of [{ network: '10.0.0.0/24' }, { origin: { network: '10.0.0.0/24' } }]) {
    const forged = { ...change, ...claim } as typeof change
    await expect(maya.does(setPermission, forged)).rejects.toMatchObject({
      text: { code: 'input/unreadable' },
    })
  }
})

test('only a director’s browser receives the log: not that of whoever made the entry, nor of whom it is about', async () => {
  const { maya, omar, lena, theo } = stage.harbor
  await omar.does(setPermission, { auditId: newId(), personId: theo.id, level: 'member' })
  ;(await stage.node.company(maya.companyId))!.hub.flush()
  expect(maya.holds(auditLog)).toHaveLength(1)
  for (const other of [omar, lena, theo]) expect(other.holds(auditLog)).toEqual([])
  await maya.does(setPermission, { auditId: newId(), personId: omar.id, level: 'director' })
  ;(await stage.node.company(maya.companyId))!.hub.flush()
  expect(omar.holds(auditLog)).toHaveLength(2)
})

test('what is older than it is kept is forgotten, and nothing else', async () => {
  const { maya, omar } = stage.harbor
  await maya.does(setLab, { lab: 'process', isOn: true })
  const before = new Date(Date.now() + 1).toISOString()
  while (new Date().toISOString() <= before) await new Promise((resolve) => setTimeout(resolve, 1))
  await maya.does(setLab, { lab: 'process', isOn: false })
  await expect(omar.does(forgetAudit, { before })).rejects.toMatchObject({ text: { kind: 'denied' } })
  await stage.node.run(maya.companyId, null, forgetAudit, { before })
  expect(await recorded()).toMatchObject([{ action: 'labs changed', after: 'false' }])
})
