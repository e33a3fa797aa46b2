import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Picture } from '../../landing/Picture.tsx'
import { PRODUCT_NAME } from '../../web.text.ts'
import { DemoStepRow } from './DemoStepRow.tsx'
import {
  ALL_SET,
  BACK,
  completedOf,
  GET_STARTED_FREE,
  READY_FOR_ACTION,
  RESET_DEMO,
  STEPS,
  STEPS_NAME,
  SUMMARY,
  TITLE,
} from './onboarding-demo.text.ts'
import { stateOf } from './progress.rules.ts'
import { useDemo } from './use-demo.ts'
import { usePageTitle } from '../../../ui/page-title.ts'

/** The seven steps of a new company, played through. Nothing of it is kept. */
export function OnboardingDemoScreen() {
  usePageTitle(TITLE)
  const { progress, start, reset } = useDemo()
  const { done, running } = progress
  const steps = useRef<HTMLElement>(null)
  const allDone = done === STEPS.length
  const shown = STEPS[Math.min(done, STEPS.length - 1)]!
  const counted = completedOf(done, STEPS.length)

  // The button that was pressed has gone with its step: the hand stays where the demo goes on.
  useEffect(() => {
    if (done > 0 && document.activeElement === document.body)
      steps.current?.querySelector<HTMLElement>('li button, a')?.focus()
  }, [done])

  return (
    <main id="main" tabIndex={-1} className="min-h-dvh bg-sunken px-5 pt-4 pb-16 outline-none">
      <div className="mx-auto grid max-w-6xl gap-8 md:gap-12">
        <a href="/" aria-label={BACK} className="flex min-h-11 items-center gap-2.5 justify-self-start">
          <Logo />
          <span className="text-base font-semibold">{PRODUCT_NAME}</span>
        </a>
        <div className="grid gap-3">
          <h1 className="text-3xl leading-tight font-semibold tracking-tight text-balance md:text-5xl">
            {TITLE}
          </h1>
          <p className="max-w-xl text-base text-pretty text-soft md:text-lg">{SUMMARY}</p>
        </div>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-12">
          <section ref={steps} aria-label={STEPS_NAME} className="rounded-xl border border-line bg-page p-2">
            <div className="grid gap-2 px-3 pt-2 pb-4">
              <p className="flex items-center font-medium tabular-nums">
                {counted}
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<RotateCcw />}
                  className="ml-auto"
                  disabled={done === 0 && !running}
                  onClick={reset}
                >
                  {RESET_DEMO}
                </Button>
              </p>
              <Progress label={counted} value={done} max={STEPS.length} className="w-full" />
            </div>
            <ol>
              {STEPS.map((step, index) => (
                <DemoStepRow
                  key={step.title}
                  step={step}
                  number={index + 1}
                  state={stateOf(index, progress)}
                  onStart={() => start(index)}
                />
              ))}
            </ol>
            {allDone && (
              <div className="m-1 grid gap-3 rounded-lg bg-good-tint p-4">
                <div>
                  <p className="text-base font-semibold text-good-ink">{ALL_SET}</p>
                  <p className="text-good-ink">{READY_FOR_ACTION}</p>
                </div>
                <a href="/signup" className={`${buttonClass('primary', 'lg')} justify-self-start`}>
                  {GET_STARTED_FREE}
                </a>
              </div>
            )}
          </section>
          <div className="max-lg:hidden">
            <Picture key={shown.picture} name={shown.picture} alt={shown.shows} />
          </div>
        </div>
      </div>
    </main>
  )
}
