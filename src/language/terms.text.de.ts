import type { OwnWord, Term } from './own-words.rules.ts'

export const STANDARD_WORDS: Readonly<Record<Term, OwnWord>> = {
  goal: { one: 'Ziel', many: 'Ziele' },
  metric: { one: 'Kennzahl', many: 'Kennzahlen' },
  issue: { one: 'Thema', many: 'Themen' },
  task: { one: 'Aufgabe', many: 'Aufgaben' },
  headline: { one: 'Schlagzeile', many: 'Schlagzeilen' },
  scriber: { one: 'Protokollführung', many: 'Protokollführungen' },
  weeklyMeeting: { one: 'Wochenmeeting', many: 'Wochenmeetings' },
}

export const SAMPLE_SENTENCES: readonly string[] = [
  'Ziel anlegen. 3 von 5 Zielen sind auf Kurs.',
  'Eine Kennzahl wird zum Thema, und ein Thema zu Aufgaben.',
  'Protokollführung: Mara. Schlagzeilen im Wochenmeeting: 4.',
]
