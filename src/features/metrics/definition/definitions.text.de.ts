export const FROM_WHEN = 'Ab wann gilt das?'
export const FROM_THIS_WEEK = 'Ab dieser Woche'
export const FROM_THIS_WEEK_EXPLAINED = 'Frühere Wochen behalten Zielwert und Farbe.'
export const ALSO_THE_PAST = 'Auch rückwirkend'
export const ALSO_THE_PAST_EXPLAINED = 'Alle Wochen werden neu gefärbt, als wäre es immer so gewesen.'
export const UNIT_CONVERTS_NOTHING =
  'Eine andere Einheit rechnet nichts um: Vorhandene Werte behalten ihre Zahl.'

export const HISTORY = 'Frühere Festlegungen'
export const NO_TARGET = 'keiner'
export const removeStep = (week: string): string => `Die Änderung vom ${week} entfernen`
export const STEP_REMOVED = 'Änderung entfernt'
export const stepRemoved = (week: string): string =>
  `Die Wochen vor dem ${week} übernehmen die nächste Festlegung.`

export const changedSince = (what: string, after: string, week: string, before: string): string =>
  `${what} ${after} seit ${week}, vorher ${before}`

export const changedBy = (name: string, day: string): string => `${name} · ${day}`

export const CHANGED_TARGET = 'Zielwert'
export const CHANGED_VALUES = 'Werte'
export const TYPED_IN = 'eingegeben'
export const CALCULATED = 'mit Formel berechnet'
export const OTHER_FORMULA = 'mit anderer Formel'
