import type { FunctionName } from './formula.rules.ts'

export const FORMULA = 'Formel'
export const FORMULA_SWITCH_EXPLAINED =
  'Aus anderen Kennzahlen berechnet. Eingegebene Werte bleiben und sind wieder da, sobald Sie das abschalten.'
export const FORMULA_EXPLAINED =
  'Tippen Sie den Namen einer Kennzahl oder [ zum Auswählen, dazwischen + − × ÷ ( ).'
export const FORMULA_EXAMPLE = '[Abschlüsse] ÷ [Angebote] × 100'

export const BUILDER = 'Formel zusammenstellen'
export const INSERT_METRIC = 'Kennzahl'
export const insert = (what: string): string => `${what} einfügen`
export const SUGGESTIONS = 'Kennzahlen und Funktionen'
export const FUNCTIONS_GROUP = 'Funktionen'

export const FUNCTION_ABOUT: Record<FunctionName, string> = {
  lag: 'Wert vor einigen Wochen',
  sum: 'Summe der letzten Wochen',
  avg: 'Durchschnitt der letzten Wochen',
  ytd: 'Summe seit Jahresbeginn',
}

export { FUNCTION_TEMPLATES, NO_RESULT } from './formula-builder.text.ts'

export const PREVIEW = 'Die letzten vier Wochen'

export const CALCULATION = 'Berechnung'
export const NOT_CALCULATED = 'Noch kein Wert'
export const SHOW_INPUTS = 'Ausgangswerte zeigen'
export const HIDE_INPUTS = 'Ausgangswerte ausblenden'
export const SHOW_CALCULATION = 'Berechnung zeigen'
export const openWeekOf = (metric: string, week: string): string => `${metric}, ${week} öffnen`

export function functionLabel(name: FunctionName, weeks: number): string {
  if (name === 'ytd') return 'Seit Jahresbeginn'
  const count = `${weeks} ${weeks === 1 ? 'Woche' : 'Wochen'}`
  if (name === 'lag') return `${count} davor`
  return name === 'sum' ? `Summe aus ${count}` : `Durchschnitt aus ${count}`
}
