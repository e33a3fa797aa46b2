import { expect, test } from 'vitest'
import { castForEach } from '../../../tests/cast-for-each.ts'
import type { Cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { removePerson } from '../people/people.mutations.ts'
import { peopleOfCompany } from '../people/people.queries.ts'
import { removeTeamMember } from '../people/team-members.mutations.ts'
import { invitePerson, resendInvitation, revokeInvitation } from './invitations.mutations.ts'
import { acceptedInvitation, declinedInvitations, pendingInvitations } from './invitations.queries.ts'
import { declineInvitation, joinCompany } from './joining.mutations.ts'

let stage: Cast
castForEach((given) => (stage = given))

const to = (email: string, teamIds: string[] = []) => ({
  id: newId(),
  email,
  level: 'member' as const,
  teamIds,
})

const join = (invitationId: string, email: string, personId = newId()) =>
  stage.node.run(stage.harbor.companyId, null, joinCompany, {
    invitationId,
    auditId: newId(),
    membershipIds: [newId(), newId()],
    personId,
    email,
    fullName: 'Nora Holm',
  })

const noLongerValid = refused('invitation/no-longer-valid', 'Failed to accept invitation')

const members = async () => (await stage.harbor.maya.asks(peopleOfCompany, {})).map(({ name }) => name)

test('nora is invited to the crew, joins once, and is on it', async () => {
  const { maya, omar, teams } = stage.harbor
  const invitation = to(' Nora@Harbor.example', [teams.crew])
  await omar.does(invitePerson, invitation)
  expect(await maya.asks(pendingInvitations, {})).toMatchObject([
    { invitation: { email: 'nora@harbor.example' }, inviterName: 'Omar', teams: [{ name: 'Crew' }] },
  ])
  await join(invitation.id, 'nora@harbor.example')
  await expect(join(invitation.id, 'nora@harbor.example')).rejects.toMatchObject(noLongerValid)
  const nora = (await maya.asks(peopleOfCompany, {})).find(({ name }) => name === 'Nora Holm')
  expect(nora).toMatchObject({ person: { level: 'member' }, teams: [{ name: 'Crew' }] })
  expect(await maya.asks(pendingInvitations, {})).toEqual([])
})

test('somebody with another address cannot join by it', async () => {
  const invitation = to('nora@harbor.example')
  await stage.harbor.maya.does(invitePerson, invitation)
  await expect(join(invitation.id, 'mallory@harbor.example')).rejects.toMatchObject(
    refused('invitation/other-address', 'Failed to accept invitation'),
  )
  expect(await members()).not.toContain('Nora Holm')
})

test('a revoked invitation opens nothing, and its address can be invited again', async () => {
  const { maya } = stage.harbor
  const first = to('nora@harbor.example')
  await maya.does(invitePerson, first)
  await expect(maya.does(invitePerson, to('nora@harbor.example'))).rejects.toMatchObject(
    refused('invitation/already-invited', 'Invitation Failed'),
  )
  await maya.does(revokeInvitation, { id: first.id })
  await expect(join(first.id, 'nora@harbor.example')).rejects.toMatchObject(noLongerValid)
  await maya.does(invitePerson, to('nora@harbor.example'))
})

test('a declined invitation is over', async () => {
  const { maya, companyId } = stage.harbor
  const invitation = to('nora@harbor.example')
  await maya.does(invitePerson, invitation)
  await stage.node.run(companyId, null, declineInvitation, {
    invitationId: invitation.id,
    email: 'nora@harbor.example',
  })
  await expect(join(invitation.id, 'nora@harbor.example')).rejects.toMatchObject(noLongerValid)
  expect(await maya.asks(pendingInvitations, {})).toEqual([])
})

test('those who may invite see who has declined, until the address is invited again', async () => {
  const { maya, omar, lena, companyId } = stage.harbor
  const { id, ...invited } = to('nora@harbor.example')
  await omar.does(invitePerson, { id, ...invited })
  await stage.node.run(companyId, null, declineInvitation, { invitationId: id, email: 'nora@harbor.example' })
  expect(await maya.asks(declinedInvitations, {})).toMatchObject([
    { invitation: { id, status: 'declined' }, inviterName: 'Omar' },
  ])
  await expect(lena.asks(declinedInvitations, {})).rejects.toMatchObject({ text: { kind: 'denied' } })
  ;(await stage.node.company(companyId))!.hub.flush()
  await maya.does(invitePerson, to('nora@harbor.example'))
  expect(await maya.asks(declinedInvitations, {})).toEqual([])
})

test('a person’s card says by whom they were invited, to those who may invite', async () => {
  const { maya, omar, lena } = stage.harbor
  const invitation = to('nora@harbor.example')
  await omar.does(invitePerson, invitation)
  const email = 'nora@harbor.example'
  expect(await maya.asks(acceptedInvitation, { email })).toBeNull()
  await join(invitation.id, email)
  expect(await maya.asks(acceptedInvitation, { email })).toMatchObject({
    invitation: { id: invitation.id },
    inviterName: 'Omar',
  })
  await expect(lena.asks(acceptedInvitation, { email })).rejects.toMatchObject({ text: { kind: 'denied' } })
})

test('members aren’t invited again, and the address has to look like one', async () => {
  const { maya } = stage.harbor
  await expect(maya.does(invitePerson, to('LENA@harbor.example'))).rejects.toMatchObject(
    refused('invitation/already-a-member', 'Invitation Failed'),
  )
  await expect(maya.does(invitePerson, to('nobody'))).rejects.toMatchObject(
    refused('invitation/not-an-address', 'Invitation Failed'),
  )
})

test('omar invites to his own teams, lena not at all, and nobody to teams of other companies', async () => {
  const { omar, lena, teams } = stage.harbor
  await expect(lena.does(invitePerson, to('nora@harbor.example'))).rejects.toMatchObject(
    refused('invitation/sending-not-yours', 'Access Denied'),
  )
  await omar.does(invitePerson, to('nora@harbor.example', [teams.leadership]))
  const foreign = to('nils@harbor.example', [stage.lantern.teams.leadership])
  await expect(omar.does(invitePerson, foreign)).rejects.toMatchObject({ text: { kind: 'not-found' } })
})

test('omar, a manager, invites neither directors nor to a team he isn’t on', async () => {
  const { maya, omar, teams } = stage.harbor
  const director = { ...to('nora@harbor.example'), level: 'director' as const }
  await expect(omar.does(invitePerson, director)).rejects.toMatchObject(
    refused('invitation/level-not-yours', 'Access Denied'),
  )
  await maya.does(removeTeamMember, { teamId: teams.leadership, personId: omar.id })
  await expect(omar.does(invitePerson, to('nora@harbor.example', [teams.leadership]))).rejects.toMatchObject(
    refused('invitation/team-not-yours', 'Access Denied'),
  )
})

test('lena neither resends nor revokes', async () => {
  const { maya, lena } = stage.harbor
  const invitation = to('nora@harbor.example')
  await maya.does(invitePerson, invitation)
  await expect(lena.does(resendInvitation, { id: invitation.id })).rejects.toMatchObject(
    refused('invitation/resending-not-yours', 'Access Denied'),
  )
  await expect(lena.does(revokeInvitation, { id: invitation.id })).rejects.toMatchObject(
    refused('invitation/revoking-not-yours', 'Access Denied'),
  )
})

test('resending within five minutes silently does nothing', async () => {
  const { maya } = stage.harbor
  const invitation = to('nora@harbor.example')
  await maya.does(invitePerson, invitation)
  const before = await maya.asks(pendingInvitations, {})
  await maya.does(resendInvitation, { id: invitation.id })
  expect(await maya.asks(pendingInvitations, {})).toEqual(before)
})

test('somebody who was removed comes back as the same person with the level of the invitation', async () => {
  const { maya, omar } = stage.harbor
  await maya.does(removePerson, { auditId: newId(), personId: omar.id })
  const invitation = to('omar@harbor.example')
  await maya.does(invitePerson, invitation)
  await join(invitation.id, 'omar@harbor.example', omar.id)
  const again = (await maya.asks(peopleOfCompany, {})).find(({ person }) => person.id === omar.id)
  expect(again?.person).toMatchObject({ level: 'member', status: 'active' })
})

test('no browser may decline through the engine: only the server may', async () => {
  const invitation = to('nora@harbor.example')
  const { maya } = stage.harbor
  await maya.does(invitePerson, invitation)
  const attempt = maya.does(declineInvitation, { invitationId: invitation.id, email: 'nora@harbor.example' })
  await expect(attempt).rejects.toMatchObject({ text: { kind: 'denied' } })
})
