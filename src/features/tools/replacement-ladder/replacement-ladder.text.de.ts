import { numberText } from '../sheets/numbers.rules.ts'
import type { RungState } from '../sheets/sheets.table.ts'

export const RUNGS_LABEL = 'Sprossen'
export const NEXT = 'Als Nächstes'
export const ROLE = 'Rolle'
export const NO_ROLE = 'Noch keine Rolle'
export const HOLDER = 'Person'
export const NOBODY_HERE = 'Niemand im Unternehmen'
export const HOLDER_NAME = 'Oder ein Name'
export const HOLDER_NAME_EXPLAINED = 'Für jemanden, der hier kein Konto hat.'
export const HOURS = 'Zurückgekaufte Stunden in der Woche'
export const COST = 'Kosten im Monat'
export const STATE = 'Stand'
export const NO_STATE = 'Nicht begonnen'
export const STATE_LABELS: Record<RungState, string> = {
  open: 'Offen',
  hiring: 'Wird gesucht',
  'in-place': 'Besetzt',
}
export const ALL_IN_PLACE = 'Alle Sprossen sind besetzt.'
export const editRung = (rung: string): string => `${rung} bearbeiten`
export const hoursOf = (hours: number): string => `${numberText(hours)} Std. in der Woche`
export const costOf = (amount: number): string => `${numberText(amount)} im Monat`
export const boughtBackOf = (done: number, all: number): string =>
  `${numberText(done)} von ${numberText(all)} Stunden in der Woche zurückgekauft`
export const costsOf = (amount: number): string => `${numberText(amount)} im Monat insgesamt`
export const CREATE_OPEN_SEAT = 'Offene Stelle anlegen'
export const CREATE_SEAT = 'Stelle anlegen'
export const NAME_OF_SEAT = 'Name der Stelle'
export const REPORTS_TO = 'Berichtet an'
export const ON_TOP = 'Niemanden, ganz oben'
export const seatOnChart = (name: string): string => `Im Organigramm: ${name}`
