export const FILLS_ITSELF = 'Von einem Programm gefüllt'
export const NO_INLET =
  'Ein Programm kann die Werte dieser Kennzahl an eine eigene geheime Adresse senden. Sie erscheinen hier, als hätte sie jemand eingetippt.'
export const MAKE_INLET = 'Adresse anlegen'
export const ANOTHER_INLET = 'Neue Adresse anlegen'
export const END_INLET = 'Adresse beenden'
export const INLET = 'Die Adresse'
export const INLET_EXPLAINED =
  'Senden Sie per POST JSON wie {"value": 42}; "date": "2026-02-27" nennt eine andere Woche. Sie wird nur jetzt gezeigt, und wer sie hat, kann Werte senden.'
export const worksSince = (day: string): string => `Die Adresse gilt seit ${day}.`
export const INLET_ENDED = 'Die Adresse gilt nicht mehr'
export const NOT_DONE = 'Das hat nicht geklappt'
export const NOT_LOADED = 'Nicht geladen'
export const NOTHING_CAME = 'Noch ist nichts gekommen.'
export const LATELY = 'Was zuletzt kam'
export const cameAt = (value: string, week: string, when: string): string =>
  `${value} für die Woche ab ${week} · ${when}`
