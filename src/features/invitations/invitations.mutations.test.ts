import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { newId } from '../../sync/id.ts'
import { invitePerson, resendInvitation, revokeInvitation } from './invitations.mutations.ts'
import { declineInvitation, joinCompany } from './joining.mutations.ts'
import { removePerson } from '../people/people.mutations.ts'
import { peopleOfCompany } from '../people/people.queries.ts'
import { pendingInvitations } from './invitations.queries.ts'

let stage: Cast
beforeEach(async () => (stage = await cast()))
afterEach(() => stage.stop())

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

const members = async () => (await stage.harbor.maya.asks(peopleOfCompany, {})).map(({ name }) => name)

test('nora is invited to the crew, joins once, and is on it', async () => {
  const { maya, omar, teams } = stage.harbor
  const invitation = to(' Nora@Harbor.example', [teams.crew])
  await omar.does(invitePerson, invitation)
  expect(await maya.asks(pendingInvitations, {})).toMatchObject([
    { invitation: { email: 'nora@harbor.example' }, inviterName: 'Omar', teams: [{ name: 'Crew' }] },
  ])
  await join(invitation.id, 'nora@harbor.example')
  await expect(join(invitation.id, 'nora@harbor.example')).rejects.toThrow('no longer valid')
  const nora = (await maya.asks(peopleOfCompany, {})).find(({ name }) => name === 'Nora Holm')
  expect(nora).toMatchObject({ person: { level: 'member' }, teams: [{ name: 'Crew' }] })
  expect(await maya.asks(pendingInvitations, {})).toEqual([])
})

test('somebody with another address cannot join by it', async () => {
  const invitation = to('nora@harbor.example')
  await stage.harbor.maya.does(invitePerson, invitation)
  await expect(join(invitation.id, 'mallory@harbor.example')).rejects.toThrow('another e-mail address')
  expect(await members()).not.toContain('Nora Holm')
})

test('a revoked invitation opens nothing, and its address can be invited again', async () => {
  const { maya } = stage.harbor
  const first = to('nora@harbor.example')
  await maya.does(invitePerson, first)
  await expect(maya.does(invitePerson, to('nora@harbor.example'))).rejects.toThrow('is invited already')
  await maya.does(revokeInvitation, { id: first.id })
  await expect(join(first.id, 'nora@harbor.example')).rejects.toThrow('no longer valid')
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
  await expect(join(invitation.id, 'nora@harbor.example')).rejects.toThrow('no longer valid')
  expect(await maya.asks(pendingInvitations, {})).toEqual([])
})

test('members are not invited again, and an address has to be one', async () => {
  const { maya } = stage.harbor
  await expect(maya.does(invitePerson, to('LENA@harbor.example'))).rejects.toThrow(
    'is a member of the company already',
  )
  await expect(maya.does(invitePerson, to('nobody'))).rejects.toThrow('Enter an e-mail address')
})

test('omar invites to his own teams only', async () => {
  const { omar, lena, teams } = stage.harbor
  await expect(lena.does(invitePerson, to('nora@harbor.example'))).rejects.toThrow(
    "You don't have permission",
  )
  await omar.does(invitePerson, to('nora@harbor.example', [teams.leadership]))
  const foreign = to('nils@harbor.example', [stage.lantern.teams.leadership])
  await expect(omar.does(invitePerson, foreign)).rejects.toMatchObject({ text: { kind: 'not-found' } })
})

test('resending within five minutes does nothing, silently', async () => {
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

test('no browser may found, join or decline: those are the server’s own', async () => {
  const invitation = to('nora@harbor.example')
  const { maya } = stage.harbor
  await maya.does(invitePerson, invitation)
  const attempt = maya.does(declineInvitation, { invitationId: invitation.id, email: 'nora@harbor.example' })
  await expect(attempt).rejects.toMatchObject({ text: { kind: 'denied' } })
})
