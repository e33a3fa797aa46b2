export const panelOf = (name: string): string => `Einzelheiten zu ${name}`
export const CLOSE_PANEL = 'Schließen'
export const METRIC_ABOVE = 'Kennzahl darüber'
export const METRIC_BELOW = 'Kennzahl darunter'
export const FORMULA = 'Formel'
export const CONFIGURE = 'Einrichten'
export const NOTE = 'Notiz'

export const THIS_WEEK = 'diese Woche'
export const LAST_WEEK = 'letzte Woche'
export const ofWeek = (week: string): string => `Woche ab ${week}`
export const VS_LAST_WEEK = 'gegenüber letzter Woche'
export const VS_WEEK_BEFORE = 'gegenüber der Woche davor'
export const MEAN_OF_WEEKS = '⌀ 13 Wochen'
export const MISSED_IN_A_ROW = 'in Folge verfehlt'
export const NOTHING = '–'
export const NONE = 'keine'

export const TARGET = 'Zielwert'
export const USUAL_RANGE = 'Üblicher Bereich'
export const FORECAST = 'Prognose'
export const TABLE = 'Tabelle'
export const CHART = 'Diagramm'
export const WEEK = 'Woche'
export const VALUE = 'Wert'
export const STATUS = 'Stand'
export const NEEDS_8_WEEKS = 'Braucht 8 Wochen'
export const NEEDS_8_EXPLAINED =
  'Der übliche Bereich und die Prognose erscheinen, sobald acht Wochen einen Wert haben.'
export const chartOf = (name: string, weeks: number, missed: number): string =>
  `${name}, ${weeks} ${weeks === 1 ? 'Woche' : 'Wochen'} mit Wert, ${missed} nicht im Plan. Die Tabelle hat alle Zahlen.`
export const meanLabel = (mean: string): string => `⌀ ${mean}`
export const pointLabel = (week: string, value: string, status: string): string =>
  `${week}: ${value}, ${status}`
export const usually = (low: string, high: string, mean: string): string =>
  `Üblich sind ${low} bis ${high}, im Durchschnitt ${mean}.`

export const quarterEnds = (low: string, high: string): string =>
  low === high
    ? `Das Quartal endet voraussichtlich bei ${low}.`
    : `Das Quartal endet voraussichtlich bei ${low} bis ${high}.`
const weeksLeft = (weeks: number): string =>
  weeks === 1 ? 'in der letzten verbleibenden Woche' : `in jeder der ${weeks} verbleibenden Wochen`
export const targetTakes = (target: string, needed: string, weeks: number): string =>
  `Für ${target} wären ${weeksLeft(weeks)} ${needed} nötig.`
export const targetAllows = (target: string, needed: string, weeks: number): string =>
  `Um bei ${target} zu bleiben, sind ${weeksLeft(weeks)} ${needed} möglich.`
export const FROM_ITS_OWN_HISTORY = 'Ein Bereich aus dem eigenen Verlauf, kein Versprechen.'

export const NOTES = 'Notizen'
export const byInWeek = (name: string, week: string): string => `${name} · Woche ab ${week}`
export const CHANGES = 'Letzte Änderungen'
export const entered = (value: string, week: string): string => `${value} für die Woche ab ${week}`
export const corrected = (value: string, week: string, before: string): string =>
  `${value} für die Woche ab ${week}, vorher ${before}`
export const cleared = (week: string, before: string): string =>
  `Für die Woche ab ${week} geleert, vorher ${before}`
export const noted = (note: string, week: string): string => `Notiz für die Woche ab ${week}: „${note}“`
export const noteRemoved = (week: string): string => `Notiz der Woche ab ${week} entfernt`
export const ownTarget = (target: string, week: string): string =>
  `Zielwert ${target} für die Woche ab ${week}`
export const usualTarget = (week: string): string => `Wieder üblicher Zielwert für die Woche ab ${week}`
export const renamed = (name: string, before: string): string => `Von „${before}“ in „${name}“ umbenannt`
export const moved = (from: string, to: string): string => `Von ${from} nach ${to} verschoben`
export const ANOTHER_TEAM = 'einem anderen Team'
export const byOn = (name: string, day: string): string => `${name} · ${day}`
export const BY_A_PROGRAM = 'Ein Programm'
export const SHOW_MORE = 'Mehr zeigen'
export const METRIC_ADDED = 'Kennzahl angelegt'
export const METRIC_GONE = 'Diese Kennzahl wurde gelöscht, oder Sie dürfen sie nicht sehen.'
