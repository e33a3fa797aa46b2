import type { MailKind } from './mail-choices.requests.ts'

export const MAILS_TAB = 'E-Mails'
export const MAILS_TITLE = 'E-Mails von diesem Unternehmen'
export const MAILS_EXPLAINED =
  'Was Sie per E-Mail bekommen, außer was Ihr Konto, Ihre Berechtigung oder Zahlungen betrifft oder um was Sie gebeten haben.'
export const KIND_NAMES: Record<MailKind, string> = {
  notifications: 'Was neu ist, einmal am Tag',
  minutes: 'Protokolle von Meetings',
  trial: 'Erinnerungen, dass der Testzeitraum bald endet',
  webhooks: 'Hinweise, dass ein Webhook abgeschaltet wurde',
  sources: 'Hinweise, dass sich eine Kennzahl nicht mehr selbst füllt',
}
export const KIND_EXPLAINED: Record<MailKind, string> = {
  notifications: 'Am Morgen, wenn es Benachrichtigungen gibt, die Sie noch nicht gelesen haben.',
  minutes: 'Wenn jemand sie an alle senden lässt, die dabei waren.',
  trial: 'An die Direktion, eine Woche und einen Tag vorher.',
  webhooks: 'An die Direktion und an die Person, die den Webhook angelegt hat.',
  sources:
    'An die Direktion, an die Person, die das eingerichtet hat, und an die verantwortliche Person der Kennzahl.',
}
export const CHOICE_SAVED = 'Gespeichert'
export const CHOICE_NOT_SAVED = 'Auswahl nicht gespeichert'
export const CHOICES_NOT_LOADED = 'Ihre Auswahl konnte nicht geladen werden'

export const stopQuestion = (kind: MailKind): string => `„${KIND_NAMES[kind]}“ beenden?`
export const STOP_EXPLAINED =
  'Sie bekommen von diesem Unternehmen keine E-Mails dieser Art mehr. Alles andere bleibt, wie es ist.'
export const STOP = 'Diese E-Mails beenden'
export const STOPPED = 'Diese E-Mails sind beendet'
export const HOW_TO_RETURN =
  'Um sie wieder zu bekommen, schalten Sie sie in Quarterdeck ein: Einstellungen, „E-Mails“.'
export const LINK_BROKEN = 'Dieser Link funktioniert nicht'
export const LINK_BROKEN_EXPLAINED =
  'Vielleicht wurde er abgeschnitten. Ihre E-Mails wählen Sie in Quarterdeck: Einstellungen, „E-Mails“.'
