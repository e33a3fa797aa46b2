import { cx } from '../../ui/cx.ts'
import { PREVIEW_ROWS, SCORECARD, WEEKLY_MEETING } from './landing-preview.text.ts'

/** An illustration of a scorecard, with invented numbers; hidden from screen readers. */
export function LandingPreview() {
  return (
    <div
      aria-hidden
      className="mx-auto w-full max-w-4xl overflow-hidden rounded-xl border border-line shadow-popup select-none"
    >
      <div className="flex items-center gap-2 border-b border-line bg-sunken px-4 py-3">
        <span className="font-semibold">{SCORECARD}</span>
        <span className="ml-auto inline-flex items-center gap-2 rounded-md border border-good-edge/50 bg-good-tint px-2.5 py-1 text-[0.8125rem] font-medium text-good-ink">
          <span className="size-2 rounded-full bg-good-edge" />
          {WEEKLY_MEETING}
        </span>
      </div>
      {PREVIEW_ROWS.map(({ metric, owner, target, weeks }) => (
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
