import type { Repeat } from './repeat.rules.ts'

export const REPEATS = 'Wiederholung'
export const NEVER = 'Nie'
export const NO_SUCH_RHYTHM = 'Geben Sie einen Rhythmus ein, etwa wöchentlich, 10 Tage oder alle 2 Monate'

const ONE = { day: 'Jeden Tag', week: 'Jede Woche', month: 'Jeden Monat' }
const MANY = { day: 'Tage', week: 'Wochen', month: 'Monate' }

export const everyLabel = ({ every, unit }: Repeat): string =>
  every === 1 ? ONE[unit] : `Alle ${every} ${MANY[unit]}`

export const repeatsEvery = (repeat: Repeat): string => `Wiederholt sich: ${everyLabel(repeat)}`

export const nextIsDue = (title: string, day: string): string => `${title}. Das nächste Mal fällig am ${day}.`
