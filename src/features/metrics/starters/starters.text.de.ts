export const START_FROM_SUGGESTIONS = 'Mit Vorschlägen beginnen'
export const STARTERS_TITLE = 'Scorecard beginnen'
export const STARTERS_EXPLAINED = 'Die Zielwerte sind Beispiele. Jede Kennzahl lässt sich später ändern.'
export const SUGGESTED_METRICS = 'Kennzahlen'
export const PASTE = 'Aus einer Tabelle einfügen'
export const howToPaste = (most: number): string =>
  `Eine Kennzahl je Zeile, höchstens ${most}. Eine Zahl neben dem Namen wird ihr Zielwert.`
export const notRead = (text: string): string => `„${text}“ wird nicht als Zielwert gelesen.`
export const CHOOSE_A_METRIC = 'Wählen Sie mindestens eine Kennzahl.'
export function addMetrics(count: number): string {
  if (count === 0) return 'Kennzahlen anlegen'
  return count === 1 ? '1 Kennzahl anlegen' : `${count} Kennzahlen anlegen`
}

export const SUGGESTED_NAMES = {
  leads: 'Neue Interessenten',
  revenue: 'Umsatz',
  satisfaction: 'Kundenzufriedenheit',
  onTime: 'Pünktliche Lieferung',
  support: 'Offene Supportanfragen',
  cash: 'Verfügbare Mittel',
}
