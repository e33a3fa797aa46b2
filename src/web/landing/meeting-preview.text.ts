/** Said instead of the picture, whose numbers and people are invented. */
export const PREVIEW_SHOWS =
  'A weekly meeting in Quarterdeck. Four people fill in the scorecard; new revenue is under its target, so it becomes an issue, gets most votes, and ends as a task with an owner and a date.'
export const PAUSE = 'Pause the picture'
export const PLAY = 'Let the picture move'

export const TEAM = 'Leadership'
export const MEETING = 'Weekly Meeting'
export const CLOCK = '48:12'
export const AGENDA = [
  ['Segue', '5'],
  ['Scorecard', '5'],
  ['Goal Review', '5'],
  ['Headlines', '5'],
  ['Task Review', '5'],
  ['Issues', '60'],
  ['Conclude', '5'],
] as const

export const PRESENT = ['NA', 'IC', 'MS', 'LT'] as const

type Week = readonly [text: string, onTrack: boolean]
type PreviewRow = { metric: string; owner: string; target: string; weeks: readonly Week[]; at: number }

/** `at` says in which step this week's number is entered. */
export const SCORECARD = 'Scorecard'
export const PREVIEW_ROWS: readonly PreviewRow[] = [
  {
    metric: 'Qualified demos',
    owner: 'Sales',
    target: '90',
    weeks: [
      ['97', true],
      ['102', true],
      ['86', false],
      ['111', true],
    ],
    at: 0,
  },
  {
    metric: 'Orders on time',
    owner: 'Operations',
    target: '98%',
    weeks: [
      ['98.2%', true],
      ['98.9%', true],
      ['96.1%', false],
      ['98.6%', true],
    ],
    at: 2,
  },
  {
    metric: 'First reply',
    owner: 'Support',
    target: '4 h',
    weeks: [
      ['5.2 h', false],
      ['3.9 h', true],
      ['3.4 h', true],
      ['3.1 h', true],
    ],
    at: 3,
  },
  {
    metric: 'New revenue',
    owner: 'Leadership',
    target: '$40k',
    weeks: [
      ['$41k', true],
      ['$46k', true],
      ['$43k', true],
      ['$37k', false],
    ],
    at: 4,
  },
]
/** Who is at a cell before its number stands there. */
export const TYPIST = 'Idris'

export const ISSUES = 'Issues'
export const NEW_ISSUE = 'New revenue is under its target'
export const OLD_ISSUES = [
  'Two of three dealers order too late',
  'The night shift has no first aider',
] as const
/** How many votes an issue has, from which step on. */
export const VOTES = {
  new: [
    [5, '0'],
    [6, '2'],
    [7, '4'],
    [8, '6'],
  ],
  first: [
    [0, '2'],
    [7, '3'],
  ],
  second: [[0, '1']],
} as const

export const TASK = 'Call the ten largest open quotes'
export const TASK_OWNER = 'IC'
export const TASK_DAY = 'Fri'

/** Above the picture, where it is a section of its own. */
export const PREVIEW_TITLE = 'A meeting that moves'
export const PREVIEW_SUMMARY = 'From a red number to somebody’s task, in front of everybody’s eyes.'
