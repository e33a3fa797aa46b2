import type { Level } from '../src/features/rights/levels.rules.ts'

/** How large a company is and how long it has worked. Everything from metrics on is for each team. */
export interface HistorySize {
  people: number
  /** Level of the nth person. */
  level(index: number): Level
  teams: number
  /** Members of each team; a person may be in several. */
  members: number
  years: number
  metrics: number
  goalsAQuarter: number
  tasksAWeek: number
  issuesAWeek: number
  headlinesAWeek: number
  votesAMeeting: number
  /** Tasks that nobody has done yet, besides those of the years. */
  openTasks: number
}

/** A team of eight that has met every week for a year. */
export const ORDINARY: HistorySize = {
  people: 8,
  level: (index) => (index === 0 ? 'director' : 'member'),
  teams: 1,
  members: 8,
  years: 1,
  metrics: 10,
  goalsAQuarter: 4,
  tasksAWeek: 8,
  issuesAWeek: 5,
  headlinesAWeek: 3,
  votesAMeeting: 10,
  openTasks: 20,
}

/** 50 people in 6 teams with 5 years behind them. */
export const FIVE_YEARS: HistorySize = { ...ORDINARY, people: 50, teams: 6, years: 5 }

/** 300 people who all see some 130,000 live rows. */
export const HUGE: HistorySize = {
  ...ORDINARY,
  people: 300,
  level: () => 'director',
  teams: 40,
  years: 0.25,
  openTasks: 1_500,
}
