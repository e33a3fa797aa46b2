import type * as audit from '../audit/audit.mutations.ts'
import type * as ownWords from '../companies/own-words/own-words.mutations.ts'
import type * as companies from '../companies/companies.mutations.ts'
import type * as invitations from '../invitations/invitations.mutations.ts'
import type * as leaving from '../leaving/leaving.mutations.ts'
import type * as notifications from '../notifications/notifications.mutations.ts'
import type * as onboarding from '../onboarding/onboarding.mutations.ts'
import type * as announcements from '../platform/dismissed-announcements.mutations.ts'
import type * as people from '../people/people.mutations.ts'
import type * as members from '../people/team-members.mutations.ts'
import { LEVEL_LABELS } from '../rights/rights.text.ts'
import type * as teams from '../teams/teams.mutations.ts'
import { counted, quoted, type WordsOf } from './row-names.text.ts'

export const companyWords: WordsOf<
  typeof audit &
    typeof companies &
    typeof ownWords &
    typeof notifications &
    typeof onboarding &
    typeof announcements &
    typeof teams
> = {
  exportAuditLog: () => 'Download the audit log',
  updateCompany: () => 'Change the settings of the company',
  setLab: ({ isOn }) => (isOn ? 'Switch on a feature of the labs' : 'Switch off a feature of the labs'),
  setOwnWords: () => 'Change the words of the company',
  updateUserSettings: () => 'Change your settings',
  createTeam: ({ name }) => `Add the team ${quoted(name)}`,
  updateTeam: ({ id }, the) => `Change ${the('team', id)}`,
  deleteTeam: ({ id }, the) => `Delete ${the('team', id)}`,
  restoreTeam: ({ id }, the) => `Restore ${the('team', id)}`,
  readNotifications: ({ ids }) => `Mark ${counted(ids.length, 'notification', 'notifications')} as read`,
  deleteNotifications: ({ ids }) => `Delete ${counted(ids.length, 'notification', 'notifications')}`,
  readAllNotifications: () => 'Mark all notifications as read',
  deleteAllNotifications: () => 'Delete all notifications',
  chooseNotifications: () => 'Choose which notifications you get',
  noteOnboarding: ({ what }) => ONBOARDING_WORDS[what],
  seeHint: () => 'Put a hint of the first meeting away',
  dismissAnnouncement: () => 'Dismiss an announcement',
}

const ONBOARDING_WORDS = {
  completed: 'Note that the first steps are done',
  dismissed: 'Put the first steps away',
  restarted: 'Show the first steps again',
}

export const peopleWords: WordsOf<typeof people & typeof members & typeof invitations & typeof leaving> = {
  setPermission: ({ personId, level }, the) =>
    `Change the permission of ${the('person', personId)} to ${LEVEL_LABELS[level]}`,
  renamePerson: ({ personId, fullName }, the) => `Rename ${the('person', personId)} to ${quoted(fullName)}`,
  removePerson: ({ personId }, the) => `Remove ${the('person', personId)} from the company`,
  removeWithHandOver: ({ personId }, the) =>
    `Remove ${the('person', personId)} from the company and hand over their work`,
  addTeamMember: ({ teamId, personId }, the) => `Add ${the('person', personId)} to ${the('team', teamId)}`,
  removeTeamMember: ({ teamId, personId }, the) =>
    `Remove ${the('person', personId)} from ${the('team', teamId)}`,
  invitePerson: ({ email }) => `Invite ${email}`,
  invitePeople: ({ people }) =>
    people.length === 1 ? `Invite ${people[0]!.email}` : `Invite ${people.length} people`,
  resendInvitation: ({ id }, the) => `Send ${the('invitation', id)} again`,
  revokeInvitation: ({ id }, the) => `Take back ${the('invitation', id)}`,
}
