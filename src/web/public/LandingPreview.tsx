import { cx } from '../../ui/cx.ts'

type Row = {
  metric: string
  owner: string
  target: string
  weeks: readonly [text: string, onTrack: boolean][]
}

const rows: readonly Row[] = [
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

/** An illustration of a scorecard, with invented numbers; hidden from screen readers. */
export function LandingPreview() {
  return (
    <div
      aria-hidden
      className="mx-auto w-full max-w-4xl overflow-hidden rounded-xl border border-line shadow-popup select-none"
    >
      <div className="flex items-center gap-2 border-b border-line bg-sunken px-4 py-3">
        <span className="font-semibold">Scorecard</span>
        <span className="ml-auto inline-flex items-center gap-2 rounded-md border border-good-edge/50 bg-good-tint px-2.5 py-1 text-[0.8125rem] font-medium text-good-ink">
          <span className="size-2 rounded-full bg-good-edge" />
          Weekly Meeting, 4 people
        </span>
      </div>
      {rows.map(({ metric, owner, target, weeks }) => (
        <div key={metric} data-numeric className="flex border-t border-line first-of-type:border-t-0">
          <span className="flex min-w-0 flex-1 items-center gap-3 px-4 py-2.5">
            <span className="truncate font-medium">{metric}</span>
            <span className="ml-auto text-soft max-md:hidden">{owner}</span>
          </span>
          <span className="w-16 py-2.5 pr-3 text-right text-soft max-md:hidden">{target}</span>
          {weeks.map(([text, onTrack], week) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- The picture never changes.
              key={week}
              className={cx(
                'w-20 border-l py-2.5 pr-3 text-right max-md:w-16 max-md:nth-[-n+5]:hidden',
                onTrack
                  ? 'border-line bg-good-tint text-good-ink'
                  : 'border-l-3 border-bad-edge bg-bad-tint text-bad-ink',
              )}
            >
              {text}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
