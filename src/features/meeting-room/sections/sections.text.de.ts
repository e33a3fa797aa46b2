import type { Prompt } from './sections.text.ts'

export const BESTS: readonly Prompt[] = [
  { title: 'Das Beste privat', text: 'Das Beste Ihrer Woche außerhalb der Arbeit.' },
  { title: 'Das Beste beruflich', text: 'Das Beste Ihrer Woche bei der Arbeit.' },
]
export const SPEAKING_ORDER = 'Reihenfolge'
export const FIRST_SPEAKER = 'Beginnen'
export const NEXT_SPEAKER = 'Nächste Person'
export const NEXT_SPEAKER_KEY = 'S'
export const SPEAKS_NOW = 'Spricht jetzt'
export const HAS_SPOKEN = 'Hat gesprochen'
export const YOUR_TURN = 'Sie sind dran'
export const turnOf = (name: string): string => `${name} spricht`
export const giveTurnTo = (name: string): string => `${name} das Wort geben`

export const STRATEGY: readonly Prompt[] = [
  {
    title: 'Gilt es noch?',
    text: 'Werte, Zweck und Nische, langfristiges Vorhaben, Marketingstrategie: Was stimmt nicht mehr?',
  },
  {
    title: 'Auf dem Weg?',
    text: 'Ausblick und Jahresplan: Was haben wir erreicht, was hat sich verschoben?',
  },
]

export const ISSUES_BY_TYPE = 'Themen nach Art'

export const NO_TEXT =
  'Noch kein Text. Wer das Team verwaltet, kann einen schreiben: „Agenda bearbeiten“ vor Beginn des Meetings.'
