import type { ChartKind } from './charts/chart-kinds.rules.ts'
import type { PeriodName, PeriodProblem } from './period/analysed-period.rules.ts'

export const ANALYTICS = 'Analytics'
export const NOT_FOR_YOU = 'Analytics are for managers and directors.'

/** The filters. */
export const TEAMS = 'Teams'
export const ALL_TEAMS = 'All teams'
export const YOUR_TEAMS = 'Your teams'
export const TEAMS_LOADING = 'Loading teams…'
export const NO_TEAMS = 'There are no teams.'
export const NO_SUCH_TEAM = 'No team is called that.'
export const PERIOD = 'Period'
export const PERIOD_LABELS: Record<PeriodName, string> = {
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'last-4-quarters': 'Last 4 quarters',
  'last-8-quarters': 'Last 8 quarters',
}
export const CUSTOM = 'Custom…'
export const fromTo = (from: string, to: string): string => `${from} to ${to}`
export const PERIOD_PROBLEMS: Record<PeriodProblem, string> = {
  'no-days': 'Choose a date between 2000 and 2199.',
  'ends-before-start': 'The end lies before the start.',
  'too-long': 'Choose at most 3 years.',
}
export const COMPARE = 'Compare with the period before'
export const PRINT = 'Print'

/** A chart. */
export const CHART_TITLES: Record<ChartKind, string> = {
  goals: 'Goal completion by quarter',
  tasks: 'Task completion by week',
  issues: 'Issue flow',
  rating: 'Meeting rating',
  punctuality: 'Meeting punctuality',
  metrics: 'Metric health by week',
  participation: 'Participation',
  adoption: 'Adoption',
}
/** How each is computed. */
export const CHART_SENTENCES: Record<ChartKind, string> = {
  goals:
    'Completed goals as a share of all that were not dropped. Goals due in the first 14 days of a quarter count towards the one before.',
  tasks: 'Team tasks done by their due date, as a share of all that were due.',
  issues: 'Issues opened, solved and dropped in each week, and those open at its end.',
  rating: 'The average rating of each meeting, averaged by week.',
  punctuality: 'The time meetings took against the time planned, and how many ran at most 5 minutes over.',
  metrics: 'Metrics that met their target, as a share of those with a value and a target.',
  participation: 'How many of the team came to its meetings, and how many of those voted.',
  adoption: 'How plans, seats and processes stand today.',
}
export const NOTHING_YET = 'Nothing to show yet'
export const fillsOnce = (what: string): string => `This fills once ${what} exist.`
/** What fills a chart. */
export const FILLED_BY: Record<ChartKind, string> = {
  goals: 'goals',
  tasks: 'team tasks with a due date',
  issues: 'issues',
  rating: 'rated meetings',
  punctuality: 'ended meetings',
  metrics: 'metrics with values',
  participation: 'ended meetings',
  adoption: 'plans, seats or processes',
}
export const asOf = (time: string): string => `As of ${time}`
export const since = (date: string): string => `Since ${date}`
export const before = (value: string): string => `before ${value}`
export const TABLE = 'Table'
export const CHART = 'Chart'
export const moreOf = (chart: string): string => `More of ${chart}`
export const SAVE_CSV = 'Save as CSV'
export const SAVE_PNG = 'Save as PNG'
export const NOT_LOADED = 'Could not load this chart'
export const NO_VALUE = '–'
export const WEEK = 'Week'
export const QUARTER = 'Quarter'
export const WHOLE_PERIOD = 'Whole period'
export const aimAt = (value: string): string => `Aim ${value}`
export const weekOf = (day: string): string => `Week of ${day}`
/** A point or a figure, read aloud. */
export const pointLabel = (figure: string, when: string, value: string): string =>
  `${figure}, ${when}: ${value}`
export const opensRows = (label: string): string => `${label}. Show the rows`
export const POINTS = 'Points of the chart'

/** The figures of each chart. */
export const FIGURE_LABELS: Record<ChartKind, Record<string, string>> = {
  goals: {
    'team-complete': 'Team goals completed',
    'team-on-time': 'Team goals on time',
    'team-dropped': 'Team goals dropped',
    'company-complete': 'Company goals completed',
    'company-on-time': 'Company goals on time',
    'company-dropped': 'Company goals dropped',
  },
  tasks: { 'on-time': 'Done on time', due: 'Due', late: 'Done late', open: 'Still open' },
  issues: {
    opened: 'Opened',
    solved: 'Solved',
    dropped: 'Dropped',
    open: 'Open at the end',
    'days-to-solve': 'Median days to solve',
    age: 'Median age of open issues',
  },
  rating: { rating: 'Average rating', raters: 'Share who rated' },
  punctuality: {
    'time-used': 'Planned time used',
    'ended-on-time': 'Ended on time',
    'started-on-time': 'Started on time',
  },
  metrics: {
    health: 'Met their target',
    missed: 'Missed',
    'no-value': 'Without value',
    'no-target': 'Without target',
  },
  participation: {
    attendance: 'Share of the team who came',
    voting: 'Share of those there who voted',
    headlines: 'Headlines per meeting',
    issues: 'Issues raised per meeting',
  },
  adoption: {
    plan: 'Median days since a plan changed',
    'seats-open': 'Open seats',
    seats: 'Seats',
    'by-everyone': 'Processes followed by everyone',
    read: 'Read by those asked',
    measured: 'Weeks with their metrics on target',
    followed: 'Followed, according to their owners',
    current: 'Reviewed in time',
  },
}

/** What a row behind a figure is. */
export const STATE_LABELS: Record<string, string> = {
  'on-time': 'on time',
  late: 'late',
  unknown: 'time unknown',
  'not-complete': 'not complete',
  dropped: 'dropped',
  open: 'open',
  opened: 'opened',
  solved: 'solved',
  rated: 'average rating',
  raters: 'rated',
  attendees: 'there',
  counted: 'minutes taken',
  planned: 'minutes planned',
  over: 'over time',
  'started-on-time': 'started on time',
  'started-late': 'started late',
  met: 'met',
  missed: 'missed',
  'no-value': 'no value',
  'no-target': 'no target',
  came: 'came',
  members: 'on the team',
  voters: 'voted',
  headlines: 'headlines',
  issues: 'issues',
  plan: 'days ago',
  'seat-open': 'open',
  'seat-held': 'held',
  'process-read': 'read',
  'process-measured': 'on target',
  'process-followed': 'followed',
  'process-current': 'current',
  'by-everyone': 'followed by everyone',
  'not-by-everyone': 'not yet followed by everyone',
}
export const ROWS_NOT_LOADED = 'Could not load the rows'
export const NO_ROWS = 'There are no rows behind this figure.'
export const SHOW_MORE = 'Show more'
export const rowsOf = (figure: string, when: string): string => `${figure}, ${when}`
export const days = (count: string, isOne: boolean): string => `${count} ${isOne ? 'day' : 'days'}`

/** Beneath some charts. */
export const OLDEST = 'Open the longest'
export const BY_SECTION = 'By section, as a share of the planned time'
export const THIRTEEN_WEEKS = 'The last 13 weeks of each metric'
export const METRIC = 'Metric'

/** One metric. */
export const ONE_METRIC = 'One metric'
export const ONE_METRIC_SENTENCE = 'What is usual for it, and where its quarter is heading.'
export const TEAM = 'Team'
export const NO_METRICS = 'This team has no metrics yet.'
