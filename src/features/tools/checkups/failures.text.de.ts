export const NOT_OPENED = 'Check-up nicht geöffnet'
export const NOT_CLOSED = 'Check-up nicht geschlossen'
export const ANSWER_NOT_SAVED = 'Antwort nicht gespeichert'
export const NOT_SUBMITTED = 'Check-up nicht abgegeben'
