export const SETTINGS_NOT_UPDATED = 'Einstellungen nicht gespeichert. Bitte versuchen Sie es erneut.'
export const THEME = 'Darstellung'
export const IN_THIS_BROWSER = 'So sieht Quarterdeck für Sie aus. Ihre anderen Geräte ziehen nach.'

export const FOR_EVERYBODY = 'Für alle im Unternehmen.'
export const FOR_EVERYBODY_BY_DIRECTORS = 'Für alle im Unternehmen. Nur die Direktion kann es ändern.'
export const DEFAULT_VOTE_LIMIT = 'Standard-Stimmenlimit'
export const VOTES_PER_PARTICIPANT =
  'Stimmen pro Person, wenn weder das Meeting noch das Team ein eigenes Limit hat. Ein leeres Feld bedeutet 5.'
export const AUTO_CREATE_ISSUES = 'Überfälliges als Themen anlegen'
export const AUTO_CREATE_EXPLAINED =
  'Am Ende eines Meetings werden Aufgaben, die seit mehr als 7 Tagen überfällig sind, und Kennzahlen, die seit 3 Wochen nicht im Plan sind, zu Themen des Teams.'

export const YOUR_SETTINGS = 'Ihre Einstellungen'
export const FOR_YOU_ALONE = 'Nur für Sie, in allen Ihren Unternehmen.'
export const WEEK_STARTS_ON = 'Wochenbeginn'
export const WEEK_STARTS = { monday: 'Montag', sunday: 'Sonntag' } as const
export const WEEK_ORDER = 'Reihenfolge der Wochen'
export const WEEK_ORDERS = { newest_first: 'Neueste zuerst', oldest_first: 'Älteste zuerst' } as const
export const ownVoteLimit = (max: number): string => `Mein Stimmenlimit (höchstens ${max})`
export const SHOW_CURRENT_WEEK = 'Aktuelle Woche anzeigen'
export const WEEK_NOT_OVER = 'Kennzahlen enthalten dann auch die Woche, die noch nicht vorbei ist.'
export const HIGHLIGHT_CURRENT_WEEK = 'Aktuelle Woche hervorheben'
export const INVERT_ORG_CHART = 'Farben des Organigramms umkehren'
export const INVERT_ORG_CHART_EXPLAINED = 'Überall, wo Sie das Organigramm dieses Unternehmens sehen.'
export const COMPANY_ADDRESS = 'Adresse'
export const AUTO_CREATE_AT_MY_MEETINGS = 'Überfälliges als Themen anlegen, wenn ich ein Meeting beende'
export const ALLOWED_BY_COMPANY = 'Das Unternehmen erlaubt es.'
export const NOT_ALLOWED_BY_COMPANY =
  'Derzeit ohne Wirkung: Die Direktion muss es erst für das Unternehmen einschalten.'
