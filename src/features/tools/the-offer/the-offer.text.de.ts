import type { SectionOf } from '../sheets/tool-kinds.rules.ts'

export const COMPARE_WITH = 'Vergleichen mit'
export const NOT_COMPARED = 'Keinem anderen Angebot'
export const WEAKEST = 'Schwächster Hebel'
export const weakestIs = (lever: string): string => `Schwächster Hebel: ${lever}`
export const NOT_SCORED = 'Bewerten Sie alle vier Hebel, um zu sehen, was das Angebot wert ist.'
export const SCORE_MEANS = 'Ergebnis × Wahrscheinlichkeit ÷ (Wartezeit × Aufwand)'
export const scoreOf = (part: string): string => `Bewertung von 1 bis 10: ${part}`

export const PART_HINTS: Record<SectionOf<'the-offer'>, string> = {
  customer: 'Für wen ist es?',
  outcome: 'Wovon träumen sie? 10 ist alles davon.',
  likelihood: 'Wie sicher sind sie, dass es gelingt? 10 ist ganz sicher.',
  delay: 'Wie lange warten sie darauf? 1 ist sofort.',
  effort: 'Was verlangt es von ihnen? 1 ist nichts.',
  bonuses: 'Was kommt obendrauf?',
  guarantee: 'Was, wenn es nicht gelingt?',
  scarcity: 'Wovon gibt es nur wenig?',
  urgency: 'Warum jetzt?',
  price: 'Was kostet es?',
}
