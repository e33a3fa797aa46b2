export const COMPANY_INVITATIONS = 'Einladungen in Unternehmen'
export const CLOSE = 'Schließen'
export const REFRESH = 'Neu laden'
export const NOT_LOADED = 'Ihre Einladungen konnten nicht geladen werden'
export const NO_INVITATIONS = 'Sie haben keine Einladungen. Neue kommen auch per E-Mail.'

export const ACCEPT = 'Annehmen'
export const acceptOf = (company: string): string => `Einladung von ${company} annehmen`
export const DECLINE = 'Ablehnen'
export const declineOf = (company: string): string => `Einladung von ${company} ablehnen`

export const ADDRESS_CONFIRMED = 'Ihre E-Mail-Adresse ist bestätigt. Willkommen!'
export const NO_COMPANY = 'Sie gehören noch zu keinem Unternehmen'
export const CREATE_A_COMPANY = 'Legen Sie Ihr erstes Unternehmen an, um alles nutzen zu können'
export const INVITATIONS = 'Einladungen'

export const INVITATION = 'Einladung'
export const LOADING = 'Wird geladen'
export const GO_TO_DASHBOARD = 'Zur Übersicht'
export const GO_TO_LOGIN = 'Zur Anmeldung'

export const join = (company: string): string => `${company} beitreten`
export const invitesYou = (inviter: string, company: string): string =>
  `${inviter} lädt Sie zu ${company} ein.`
export const INVITATION_IS_FOR = 'Diese Einladung ist für'
export const signedInAs = (email: string): string => `Sie sind angemeldet als ${email}.`
export const SIGN_UP = 'Registrieren'
export const LOG_IN = 'Ich habe schon ein Konto'
export const SIGN_OUT_FIRST = 'Abmelden und fortfahren'
export const STAY = 'Angemeldet bleiben'
export const linkIsUsed = (company: string): string =>
  `Der Link zu ${company} gilt nicht mehr. Sie können diese Seite schließen.`
