export const changesNotSent = (count: number): string =>
  count === 1 ? '1 Änderung wurde nicht gesendet' : `${count} Änderungen wurden nicht gesendet`
export const MADE_WITH_OLDER_VERSION =
  'Sie stammen aus einer älteren Version der App oder liegen lange zurück. Senden Sie sie jetzt, oder verwerfen Sie sie.'
export const SEND = 'Senden'
export const DISCARD = 'Verwerfen'
