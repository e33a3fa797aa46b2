import { Check } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { ClaimList } from './Claims.tsx'
import { FreeStart } from './FreeStart.tsx'
import type { Arrangement } from './arrangements.ts'
import { CLAIMS, FREE_TRIAL, HEADLINE, SUMMARY, TRY_THE_DEMO } from './landing.text.ts'
import { MeetingPreview } from './MeetingPreview.tsx'

/** Whom the page is for, what it takes off their shoulders, and the two ways to find out. */
export function Hero({ kind }: { kind: Arrangement['hero'] }) {
  const beside = kind === 'beside'
  return (
    <div className="relative overflow-x-clip">
      <div aria-hidden className="hero-light pointer-events-none absolute inset-x-0 -top-24 -z-1 h-160" />
      <div
        className={cx(
          'mx-auto grid max-w-6xl gap-12 px-5 pt-10 pb-20 md:gap-16 md:pt-20 md:pb-28',
          beside && 'items-center lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
        )}
      >
        <div
          className={cx('grid gap-6', beside ? 'lg:justify-items-start' : 'justify-items-center text-center')}
        >
          <h1
            className={cx(
              'max-w-3xl text-4xl leading-[1.08] font-semibold tracking-tight text-balance',
              beside ? 'md:text-5xl' : 'md:text-6xl',
            )}
          >
            {HEADLINE}
          </h1>
          <p className="max-w-2xl text-base text-pretty text-soft md:text-lg">{SUMMARY}</p>
          <div className={cx('flex flex-wrap gap-3 max-md:w-full', !beside && 'justify-center')}>
            <FreeStart className="max-md:w-full" />
            <button
              type="button"
              hidden
              data-demo="true"
              className="inline-flex min-h-11 items-center justify-center rounded-md border border-control-line/60 bg-page px-5 text-base font-medium hover:bg-hover aria-busy:cursor-progress aria-busy:opacity-60 max-md:w-full"
            >
              {TRY_THE_DEMO}
            </button>
          </div>
          <p data-demo-problem role="alert" className="text-bad-ink empty:hidden" />
          {kind !== 'claims' && (
            <p className="flex items-center gap-2 text-[0.8125rem] text-soft [&_svg]:size-4 [&_svg]:text-good-edge">
              <Check aria-hidden />
              {FREE_TRIAL}
            </p>
          )}
        </div>
        {kind === 'claims' ? <ClaimList claims={CLAIMS} /> : <MeetingPreview />}
      </div>
    </div>
  )
}
