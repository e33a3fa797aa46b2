import type { OwnWord, Term } from './own-words.rules.ts'

/** What each term is called as long as a company has no word of its own for it. */
export const STANDARD_WORDS: Readonly<Record<Term, OwnWord>> = {
  goal: { one: 'Goal', many: 'Goals' },
  metric: { one: 'Metric', many: 'Metrics' },
  issue: { one: 'Issue', many: 'Issues' },
  task: { one: 'Task', many: 'Tasks' },
  headline: { one: 'Headline', many: 'Headlines' },
  scriber: { one: 'Scriber', many: 'Scribers' },
  weeklyMeeting: { one: 'Weekly meeting', many: 'Weekly meetings' },
}

/** Sentences in which somebody who chooses words sees them at once. */
export const SAMPLE_SENTENCES: readonly string[] = [
  'Add a goal. 3 of 5 goals are on track.',
  'A metric that is off track becomes an issue, and an issue becomes tasks.',
  'The scriber reads the headlines of the weekly meeting.',
]
