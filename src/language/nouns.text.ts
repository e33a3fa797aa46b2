import { capitalized, type Nouns } from './own-words.rules.ts'

/** Written in capitals, or with digits, wherever it stands: such as KPI. */
const isAbbreviation = (word: string): boolean => /^\p{Lu}[\p{Lu}\d]/u.test(word)

/** Letters whose names begin with a vowel. */
const SPELLED_WITH_AN = /^[AEFHILMNORSX]/
const BEGINS_WITH_A_VOWEL = /^(?!uni|us[aeu]|eu|one)[aeiou]/i

export const NOUNS: Nouns = {
  forms: {
    goal: ['goal', 'goals'],
    metric: ['metric', 'metrics'],
    // What is wrong for a moment is no row of the list.
    issue: ['(?<!temporary )issue', 'issues'],
    task: ['task', 'tasks'],
    headline: ['headline', 'headlines'],
    scriber: ['scriber', 'scribers'],
    weeklyMeeting: ['weekly meeting', 'weekly meetings'],
  },
  articles: 'an?',
  joined: ['', ''],
  articleFor: (word) =>
    (isAbbreviation(word) ? SPELLED_WITH_AN : BEGINS_WITH_A_VOWEL).test(word) ? 'an' : 'a',
  cased: (word, isCapital) =>
    isCapital
      ? capitalized(word)
      : word.replaceAll(/\p{L}[\p{L}\d]*/gu, (part) =>
          isAbbreviation(part) ? part : part.charAt(0).toLowerCase() + part.slice(1),
        ),
}
