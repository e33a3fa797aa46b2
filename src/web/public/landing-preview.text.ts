type PreviewRow = {
  metric: string
  owner: string
  target: string
  weeks: readonly [text: string, onTrack: boolean][]
}

/** The scorecard of the illustration, with invented numbers. */
export const PREVIEW_ROWS: readonly PreviewRow[] = [
  {
    metric: 'Qualified demos',
    owner: 'Sales',
    target: '90',
    weeks: [
      ['97', true],
      ['102', true],
      ['86', false],
      ['94', true],
      ['111', true],
    ],
  },
  {
    metric: 'Orders on time',
    owner: 'Operations',
    target: '98%',
    weeks: [
      ['98.2%', true],
      ['98.9%', true],
      ['98.4%', true],
      ['96.1%', false],
      ['98.6%', true],
    ],
  },
  {
    metric: 'First reply',
    owner: 'Support',
    target: '4 h',
    weeks: [
      ['5.2 h', false],
      ['4.6 h', false],
      ['3.9 h', true],
      ['3.4 h', true],
      ['3.1 h', true],
    ],
  },
  {
    metric: 'New revenue',
    owner: 'Leadership',
    target: '$40k',
    weeks: [
      ['$41k', true],
      ['$43k', true],
      ['$38k', false],
      ['$46k', true],
      ['$52k', true],
    ],
  },
]

export const SCORECARD = 'Scorecard'
export const WEEKLY_MEETING = 'Weekly Meeting, 4 people'
