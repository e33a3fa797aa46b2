import { randomUUID } from 'node:crypto'
import { newId } from '../../../src/sync/id.ts'
import type { MutationSamples, QuerySamples } from './sample.ts'

const account = { personId: randomUUID(), email: 'new@guest.example', fullName: 'New' }

export const mutations: MutationSamples = {
  foundCompany: {
    least: 'server',
    args: () => ({
      id: randomUUID(),
      name: 'New',
      slug: 'new',
      teamId: newId(),
      membershipId: newId(),
      ...account,
    }),
  },
  joinCompany: {
    least: 'server',
    args: ({ invitationId }) => ({ invitationId, auditId: newId(), membershipIds: [newId()], ...account }),
  },
  enrolPerson: {
    least: 'server',
    args: ({ teamId }) => ({
      auditId: newId(),
      membershipIds: [newId()],
      level: 'member',
      teamIds: [teamId],
      ...account,
    }),
  },
  provisionPerson: {
    least: 'server',
    args: () => ({ auditId: newId(), level: 'member', mayReturn: false, ...account }),
  },
  setProvisionedActive: {
    least: 'server',
    args: ({ personId }) => ({
      auditId: newId(),
      personId,
      active: false,
      level: 'member',
      mayReturn: false,
    }),
  },
  provisionTeam: {
    least: 'server',
    args: ({ personId }) => ({ id: newId(), name: 'Directory', createdBy: personId }),
  },
  deprovisionPerson: { least: 'server', args: ({ personId }) => ({ auditId: newId(), personId }) },
  noteSignInChange: {
    least: 'server',
    args: ({ personId }) => ({ auditId: newId(), personId, subject: 'Domain harbor.example listed' }),
  },
  declineInvitation: {
    least: 'server',
    args: ({ invitationId }) => ({ invitationId, email: account.email }),
  },
  carrySettings: { least: 'server', args: ({ personId }) => ({ personId, themePreference: 'dark' }) },
  noteActivity: { least: 'server', args: ({ personId }) => ({ personId }) },
  exportAuditLog: { least: 'director', args: () => ({ subject: 'Everything' }) },
  recordAct: {
    least: 'server',
    args: ({ personId }) => ({ actorId: personId, action: 'token made', subject: 'A feed' }),
  },
  forgetAudit: { least: 'server', args: () => ({ before: '2020-01-01T00:00:00.000Z' }) },
  setLab: { least: 'director', args: () => ({ lab: 'analytics', isOn: true }) },
  setOwnWords: {
    least: 'director',
    args: () => ({ goal: { one: 'Rock', many: 'Rocks' } }),
  },
  showPicture: { least: 'server', args: ({ personId }) => ({ personId, avatarUrl: '/api/pictures/none' }) },
  recordToken: {
    least: 'server',
    args: ({ personId }) => ({
      id: newId(),
      actorId: personId,
      personId,
      action: 'token made',
      subject: 'Scales',
    }),
  },
  setEntitlement: { least: 'server', args: () => ({ entitledUntil: new Date().toISOString() }) },
  recordTrial: {
    least: 'server',
    args: () => ({ before: '2026-01-01T00:00:00.000Z', after: '2027-01-01T00:00:00.000Z' }),
  },
  updateCompany: { least: 'director', args: () => ({ name: 'Renamed' }) },
  updateUserSettings: { least: 'view-only', args: () => ({ voteLimit: 20 }) },
  createTeam: { least: 'manager', args: () => ({ id: newId(), membershipId: newId(), name: 'New team' }) },
  updateTeam: { least: 'manager', args: ({ teamId }) => ({ id: teamId, name: 'Renamed' }) },
  deleteTeam: { least: 'manager', args: ({ teamId }) => ({ id: teamId }) },
  restoreTeam: { least: 'manager', args: ({ teamId }) => ({ id: teamId }) },
  addTeamMember: { least: 'manager', args: ({ teamId, personId }) => ({ id: newId(), teamId, personId }) },
  removeTeamMember: { least: 'manager', args: ({ teamId, personId }) => ({ teamId, personId }) },
  setPermission: {
    least: 'manager',
    args: ({ personId }) => ({ auditId: newId(), personId, level: 'view-only' }),
  },
  renamePerson: { least: 'manager', own: 'too', args: ({ personId }) => ({ personId, fullName: 'Renamed' }) },
  readdressPerson: { least: 'server', args: ({ personId }) => ({ personId, email: 'new@harbor.example' }) },
  removePerson: { least: 'director', args: ({ personId }) => ({ auditId: newId(), personId }) },
  emptyOwnRows: { least: 'server', args: ({ personId }) => ({ personId, taskIds: [], noteIds: [] }) },
  becomeFormer: { least: 'server', args: ({ personId }) => ({ auditId: newId(), personId }) },
  removeWithHandOver: {
    least: 'director',
    args: ({ personId, directorId }) => ({
      auditId: newId(),
      personId,
      otherwiseId: directorId,
      successors: [],
    }),
  },
  invitePerson: {
    least: 'manager',
    args: ({ teamId }) => ({
      id: newId(),
      email: 'other@guest.example',
      level: 'view-only',
      teamIds: [teamId],
    }),
  },
  invitePeople: {
    least: 'manager',
    args: ({ teamId }) => ({
      people: [
        {
          id: newId(),
          email: 'another@guest.example',
          fullName: null,
          level: 'view-only',
          teamIds: [teamId],
        },
      ],
    }),
  },
  holdInvitationMail: { least: 'server', args: ({ invitationId }) => ({ id: invitationId }) },
  resendInvitation: { least: 'manager', args: ({ invitationId }) => ({ id: invitationId }) },
  revokeInvitation: { least: 'manager', args: ({ invitationId }) => ({ id: invitationId }) },
  noteExport: { least: 'server', args: ({ personId }) => ({ exportId: newId(), personId }) },
}

export const queries: QuerySamples = {
  heldAudit: {
    least: 'director',
    args: () => ({ from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' }),
  },
  companySummary: { least: 'director', args: () => ({}) },
  auditTrail: { least: 'director', args: () => ({ personId: null }) },
  myCompany: { least: 'view-only', args: () => ({}) },
  mySettings: { least: 'view-only', args: () => ({}) },
  myTeams: { least: 'view-only', args: () => ({}) },
  teamsWithMembers: { least: 'view-only', args: () => ({}) },
  peopleOfCompany: { least: 'view-only', args: () => ({}) },
  personWithTeams: { least: 'view-only', args: ({ personId }) => ({ personId }) },
  workToHandOver: { least: 'director', args: ({ personId, teamId }) => ({ personId, teamIds: [teamId] }) },
  formerPeople: { least: 'manager', args: () => ({}) },
  onePerson: { least: 'view-only', args: ({ personId }) => ({ personId }) },
  pendingInvitations: { least: 'manager', args: () => ({}) },
  declinedInvitations: { least: 'manager', args: () => ({}) },
  acceptedInvitation: { least: 'manager', args: () => ({ email: 'somebody@harbor.example' }) },
  invitingStanding: { least: 'manager', args: () => ({}) },
  teamsAtHand: { least: 'view-only', args: () => ({}) },
  visibleTeams: { least: 'view-only', args: () => ({}) },
  teamsBeyondOwn: { least: 'view-only', args: () => ({}) },
  heldRosters: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId] }) },
  teamWithMembers: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  heldTeams: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId] }) },
  deletedTeams: { least: 'view-only', args: () => ({}) },
}
