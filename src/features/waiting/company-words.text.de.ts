import type * as audit from '../audit/audit.mutations.ts'
import type * as companies from '../companies/companies.mutations.ts'
import type * as ownWords from '../companies/own-words/own-words.mutations.ts'
import type * as invitations from '../invitations/invitations.mutations.ts'
import type * as leaving from '../leaving/leaving.mutations.ts'
import type * as notifications from '../notifications/notifications.mutations.ts'
import type * as onboarding from '../onboarding/onboarding.mutations.ts'
import type * as announcements from '../platform/dismissed-announcements.mutations.ts'
import type * as people from '../people/people.mutations.ts'
import type * as members from '../people/team-members.mutations.ts'
import { LEVEL_LABELS } from '../rights/rights.text.de.ts'
import type * as teams from '../teams/teams.mutations.ts'
import { counted, quoted, type WordsOf } from './row-names.text.de.ts'

export const companyWords: WordsOf<
  typeof audit &
    typeof companies &
    typeof ownWords &
    typeof notifications &
    typeof onboarding &
    typeof announcements &
    typeof teams
> = {
  exportAuditLog: () => 'Das Änderungsprotokoll herunterladen',
  updateCompany: () => 'Die Einstellungen des Unternehmens ändern',
  setLab: ({ isOn }) =>
    isOn ? 'Eine Funktion des Labors einschalten' : 'Eine Funktion des Labors abschalten',
  setOwnWords: () => 'Die Wörter des Unternehmens ändern',
  updateUserSettings: () => 'Ihre Einstellungen ändern',
  createTeam: ({ name }) => `Team ${quoted(name)} anlegen`,
  updateTeam: ({ id }, the) => `Ändern: ${the('team', id)}`,
  deleteTeam: ({ id }, the) => `Löschen: ${the('team', id)}`,
  restoreTeam: ({ id }, the) => `Wiederherstellen: ${the('team', id)}`,
  readNotifications: ({ ids }) =>
    `Als gelesen markieren: ${counted(ids.length, 'Benachrichtigung', 'Benachrichtigungen')}`,
  deleteNotifications: ({ ids }) =>
    `Löschen: ${counted(ids.length, 'Benachrichtigung', 'Benachrichtigungen')}`,
  readAllNotifications: () => 'Alle Benachrichtigungen als gelesen markieren',
  deleteAllNotifications: () => 'Alle Benachrichtigungen löschen',
  chooseNotifications: () => 'Wählen, welche Benachrichtigungen Sie bekommen',
  noteOnboarding: ({ what }) => ONBOARDING_WORDS[what],
  seeHint: () => 'Einen Hinweis des ersten Meetings ausblenden',
  dismissAnnouncement: () => 'Eine Ankündigung ausblenden',
}

const ONBOARDING_WORDS = {
  completed: 'Vermerken, dass die ersten Schritte getan sind',
  dismissed: 'Die ersten Schritte ausblenden',
  restarted: 'Die ersten Schritte wieder zeigen',
}

export const peopleWords: WordsOf<typeof people & typeof members & typeof invitations & typeof leaving> = {
  setPermission: ({ personId, level }, the) =>
    `Die Stufe ändern in „${LEVEL_LABELS[level]}“: ${the('person', personId)}`,
  renamePerson: ({ personId, fullName }, the) =>
    `Umbenennen in ${quoted(fullName)}: ${the('person', personId)}`,
  removePerson: ({ personId }, the) => `Aus dem Unternehmen entfernen: ${the('person', personId)}`,
  removeWithHandOver: ({ personId }, the) =>
    `Aus dem Unternehmen entfernen und die Arbeit übergeben: ${the('person', personId)}`,
  addTeamMember: ({ teamId, personId }, the) =>
    `Ins Team aufnehmen (${the('team', teamId)}): ${the('person', personId)}`,
  removeTeamMember: ({ teamId, personId }, the) =>
    `Aus dem Team nehmen (${the('team', teamId)}): ${the('person', personId)}`,
  invitePerson: ({ email }) => `${email} einladen`,
  invitePeople: ({ people }) =>
    people.length === 1 ? `${people[0]!.email} einladen` : `${people.length} Personen einladen`,
  resendInvitation: ({ id }, the) => `Noch einmal senden: ${the('invitation', id)}`,
  revokeInvitation: ({ id }, the) => `Zurücknehmen: ${the('invitation', id)}`,
}
