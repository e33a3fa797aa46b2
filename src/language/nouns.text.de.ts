import { capitalized, type Nouns } from './own-words.rules.ts'

export const NOUNS: Nouns = {
  forms: {
    goal: ['ziels?', 'zielen?'],
    metric: ['kennzahl', 'kennzahlen'],
    issue: ['themas?', 'themen'],
    task: ['aufgabe', 'aufgaben'],
    headline: ['schlagzeile', 'schlagzeilen'],
    scriber: ['protokollführung', 'protokollführungen'],
    weeklyMeeting: ['wochenmeeting', 'wochenmeetings'],
  },
  // They follow the gender of a noun, which nobody asks for.
  articles: '(?!)',
  joined: ['unternehmens|team|zehnjahres', 'liste'],
  articleFor: (_word) => '',
  cased: (word, _isCapital) => capitalized(word),
}
