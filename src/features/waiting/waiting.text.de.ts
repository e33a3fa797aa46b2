import { LOCALE } from '../../language/locale.text.ts'

export const CHANGES = 'Änderungen'
export const NOTHING_WAITING = 'Alles ist angekommen. Was noch zu senden ist, steht dann hier.'
export const SENT_WHEN_ONLINE =
  'Sie liegen auf diesem Gerät und werden in dieser Reihenfolge gesendet, sobald Sie online sind.'
export const BEING_SENT = 'Sie liegen auf diesem Gerät und werden gerade in dieser Reihenfolge gesendet.'
export const waitingChanges = (count: number): string =>
  count === 1 ? '1 wartende Änderung' : `${count.toLocaleString(LOCALE)} wartende Änderungen`
export const refusedChanges = (count: number): string =>
  count === 1 ? '1 Änderung wurde abgelehnt' : `${count.toLocaleString(LOCALE)} Änderungen wurden abgelehnt`
export const NOTHING_IS_LOST =
  'Was Sie geschrieben haben, bleibt auf diesem Gerät, bis Sie entscheiden: kopieren, erneut versuchen oder verwerfen.'
export const oldChanges = (count: number): string =>
  count === 1
    ? '1 Änderung wurde nicht gesendet'
    : `${count.toLocaleString(LOCALE)} Änderungen wurden nicht gesendet`
export const WHY_OLD = 'Sie stammen aus einer älteren Version der App oder liegen lange zurück.'
export const TRY_AGAIN = 'Erneut versuchen'
export const DISCARD = 'Verwerfen'
export const DISCARD_ALL = 'Alle verwerfen'
export const discardedChanges = (count: number): string =>
  count === 1 ? 'Änderung verworfen' : `${count.toLocaleString(LOCALE)} Änderungen verworfen`
export const SENT_AGAIN = 'Wird erneut versucht'
export const actOn = (act: string, sentence: string): string => `${act}: ${sentence}`
export const PAGES = {
  '/tasks': 'Aufgaben',
  '/issues': 'Themen',
  '/goals': 'Ziele',
  '/headlines': 'Schlagzeilen',
  '/metrics': 'Kennzahlen',
  '/archive': 'Archiv',
}
export const placeOf = (page: keyof typeof PAGES, teamName: string | null): string =>
  teamName === null ? PAGES[page] : `${PAGES[page]} · ${teamName}`
