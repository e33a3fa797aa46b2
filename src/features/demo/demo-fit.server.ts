/** What somebody said of a colleague in one quarter: five values as + ± − or a space, then each seat as three of Y, N and a space. */
export interface DemoRating {
  marks: string
  note?: string
  /** Kept for oneself. */
  isPrivate?: true
}

export interface DemoRater {
  by: string
  of: string
  /** The present quarter first. */
  quarters: readonly DemoRating[]
}

const said = (marks: string, note?: string): DemoRating => ({ marks, ...(note !== undefined && { note }) })

const kept = (marks: string, note?: string): DemoRating => ({ ...said(marks, note), isPrivate: true })

export const DEMO_FIT: readonly DemoRater[] = [
  {
    by: 'nora',
    of: 'petra',
    quarters: [
      said('+++±+ YYY', 'Told the yard about the delay the same morning. Quotations still lie around.'),
      said('++±±+ YYY', 'Strong quarter. Files of two accounts were hard to follow.'),
      said('+±+++ YYY'),
      said('+±+++ YYN', 'Carried two seats while we looked for marketing.'),
    ],
  },
  {
    by: 'nora',
    of: 'tomas',
    quarters: [
      said('++++± YYN', 'Line two runs because of him. He is at it on Sundays, which can’t go on.'),
      said('+++++ YYN'),
      said('+++++ YYY'),
      said('++++± YYY'),
    ],
  },
  {
    by: 'idris',
    of: 'june',
    quarters: [
      said('+++++ YYY YYY', 'Month closed on the fourth day, three times in a row.'),
      said('+++++ YYY YYY'),
      said('++++± YYY YYN'),
      said('+±+++ YYY YYN'),
    ],
  },
  {
    by: 'petra',
    of: 'felix',
    quarters: [
      kept(
        '+−+±+ YY ',
        'I heard of the Bergen cancellation from the yard, not from him. Talk before sharing.',
      ),
      said('+±+++ YYY'),
      said('+±+++ YYY'),
      said('++++± YYY', 'Good first months.'),
    ],
  },
  {
    by: 'petra',
    of: 'sunniva',
    quarters: [
      said('+++++ YYY', 'Customers ask for her by name.'),
      said('+++++ YYY'),
      said('+++±+ YYY'),
      said('++++  YYY'),
    ],
  },
  {
    by: 'tomas',
    of: 'mei',
    quarters: [
      said('+++++ YYY', 'First-pass yield is hers, and it shows.'),
      said('+++++ YYY'),
      said('++++± YYY'),
      said('+±+++ YYY'),
    ],
  },
  {
    by: 'tomas',
    of: 'rafael',
    quarters: [
      said(
        '±+±++ YYY YNN',
        'Planning is where he shines. Shipping was meant to be for a summer and has become a year.',
      ),
      said('±++++ YYY YNY'),
      said('+++++ YYY Y Y'),
      said('+++++ YYY   '),
    ],
  },
  {
    by: 'tomas',
    of: 'oskar',
    quarters: [kept('++++± YYY'), said('+++++ YYY'), said('++++± YYY'), said('++++± Y Y')],
  },
  {
    by: 'june',
    of: 'greta',
    quarters: [
      kept('++ ++ YY '),
      said('++±++ YYY'),
      said('+±±++ YNY', 'Two corrections after the books were closed.'),
      said('+±+++ YNY'),
    ],
  },
  {
    by: 'idris',
    of: 'rafael',
    quarters: [said('+±+++ YYY YN ', 'Says himself that shipping is not for him.'), said('+++++ YYY YNY')],
  },
  { by: 'nora', of: 'mei', quarters: [kept('+++++ YYY'), said('+++++ YYY')] },
]
