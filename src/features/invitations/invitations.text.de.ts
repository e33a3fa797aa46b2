import { words } from './invitations.refusals.de.ts'

export const INVITATION_FAILED = 'Einladung nicht gesendet'
export const INVITATION_NOT_RESENT = 'Einladung nicht gesendet. Versuchen Sie es noch einmal.'
export const ACCEPT_FAILED = 'Einladung nicht angenommen'
export const DECLINE_FAILED = 'Einladung nicht abgelehnt'

export const ENTER_AN_ADDRESS: string = words['invitation/not-an-address']
export const NO_LONGER_VALID: string = words['invitation/no-longer-valid']

export const INVITATION_RESENT = 'Einladung noch einmal gesendet'
export const ACCEPTED = 'Einladung angenommen'
export const YOU_HAVE_JOINED = 'Sie gehören jetzt zum Unternehmen!'
export const DECLINED = 'Einladung abgelehnt'

export const INVITE_PEOPLE = 'Personen einladen'
export const INVITE_SEVERAL_INSTEAD = 'Mehrere Personen'
export const INVITING_EXPLAINED = 'Eine E-Mail bringt einen Link, der 7 Tage gilt.'
export const EMAIL = 'E-Mail'
export const FULL_NAME = 'Vor- und Nachname (freiwillig)'
export const TEAMS = 'Teams (freiwillig)'
export const CHOOSE_TEAMS = 'Teams wählen'
export const TEAM_PICKER = {
  loading: 'Teams werden geladen …',
  none: 'Keine Teams verfügbar',
  noMatch: 'Keine Teams gefunden.',
}
export const SEND_INVITATION = 'Einladung senden'

export const PENDING_INVITATIONS = 'Offene Einladungen'
export const NO_INVITATIONS = 'Keine offene Einladung passt.'
export const invitedBy = (inviter: string, day: string): string => `Eingeladen von ${inviter}, ${day}`
export const DECLINED_INVITATIONS = 'In den letzten 30 Tagen abgelehnt'
export const declinedOn = (day: string): string => `Abgelehnt: ${day}`
export const INVITED = 'Eingeladen'
export const invitedOn = (inviter: string, day: string): string => `${day}, von ${inviter}`
export const NOT_INVITED = 'Ohne Einladung beigetreten'
export const EXPIRED = 'Abgelaufen'
export const NOT_MAILED = 'Nicht gesendet'
export const NOT_MAILED_EXPLAINED =
  'Für einen Tag wurden genug Einladungen gesendet, an diese Adresse oder von derselben Person. Senden Sie diese morgen noch einmal, oder sagen Sie, dass sie in Quarterdeck wartet.'
export const RESEND = 'Noch einmal senden'
export const resendTo = (email: string): string => `Einladung an ${email} noch einmal senden`
export const REVOKE = 'Zurücknehmen'
export const revokeFrom = (email: string): string => `Einladung an ${email} zurücknehmen`
