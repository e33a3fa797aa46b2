import { useRouter, useRouterState } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { useKept } from '../../../ui/use-kept.ts'
import { noteOnboarding } from '../onboarding.mutations.ts'
import { SampleButton } from '../sample/SampleButton.tsx'
import { AllSet } from './AllSet.tsx'
import { shownSteps, type StepsDone } from './first-steps.rules.ts'
import { completedOf, DISMISS, GET_STARTED } from './get-started.text.ts'
import { StepRow } from './StepRow.tsx'
import { useCompletion } from './use-completion.ts'

/** The panel at the bottom. It opens by itself only on the dashboard of a wide screen, stays as it was left, and stays away from meetings. */
export function FirstSteps({ done }: { done: StepsDone }) {
  const mutate = useMutate()
  const { routesByPath } = useRouter()
  const [begun, setBegun] = useKept('get-started-begun')
  const [kept, setKept] = useKept('get-started')
  const isNarrow = useIsNarrow()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const isMeeting = path.startsWith('/meeting/')
  const steps = shownSteps(done, begun, (page) => page in routesByPath)
  const count = steps.filter(({ state }) => state === 'completed').length
  const { phase, restart } = useCompletion(count === steps.length, isMeeting)
  const isOpen = phase === 'all set' || (kept ? kept === 'open' : path === '/dashboard' && !isNarrow)
  const isShown = phase !== 'over' && !isMeeting
  useRoomBelow(isShown)
  if (!isShown) return null

  function dismiss() {
    document.getElementById('main')?.focus()
    mutate(noteOnboarding, { what: 'dismissed' })
  }
  function reset() {
    setKept('open')
    restart()
  }
  const counted = completedOf(count, steps.length)
  const next = steps.find(({ state }) => state !== 'completed')
  return (
    <section
      aria-label={GET_STARTED}
      data-floating
      className={cx(
        'fixed bottom-[calc(var(--bottom-bar)+max(1rem,env(safe-area-inset-bottom)))] z-30 overflow-hidden rounded-xl border border-line bg-raised shadow-popup max-md:left-4 md:right-4 print:hidden [body:has([data-install-card])_&]:bottom-[calc(var(--bottom-bar)+11rem)]',
        isOpen
          ? 'max-h-[calc(100dvh-8rem)] w-80 max-w-[calc(100vw-2rem)] overflow-y-auto'
          : 'w-56 max-w-[calc(100vw-6.5rem)]',
      )}
    >
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setKept(isOpen ? 'closed' : 'open')}
          className="flex min-h-13 min-w-0 flex-1 items-center gap-2 px-3 py-1.5 text-start -outline-offset-2 hover:bg-hover"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{GET_STARTED}</span>
            <span data-numeric className="block truncate text-[0.8125rem] text-soft">
              {counted}
            </span>
          </span>
          {isOpen ? (
            <ChevronDown aria-hidden className="size-4 shrink-0 text-soft" />
          ) : (
            <ChevronUp aria-hidden className="size-4 shrink-0 text-soft" />
          )}
        </button>
        {isOpen && <IconButton label={DISMISS} icon={<X />} className="mr-1" onClick={dismiss} />}
      </div>
      <Progress label={counted} value={count} max={steps.length} className="block h-1 w-full rounded-none" />
      {isOpen && phase === 'all set' && <AllSet onReset={reset} />}
      {isOpen && phase !== 'all set' && (
        <>
          <ol className="grid gap-0.5 p-1.5">
            {steps.map((step, index) => (
              <li key={step.id}>
                <StepRow
                  step={step}
                  number={index + 1}
                  isNext={step === next}
                  onGo={() => {
                    setBegun(step.id)
                    if (isNarrow) setKept('closed')
                  }}
                />
              </li>
            ))}
          </ol>
          <div className="border-t border-line px-2 py-1.5">
            <SampleButton variant="ghost" />
          </div>
        </>
      )}
    </section>
  )
}

/** Lets the last rows of a screen be scrolled out from below the panel. */
function useRoomBelow(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    document.documentElement.toggleAttribute('data-get-started', true)
    return () => void document.documentElement.toggleAttribute('data-get-started', false)
  }, [isShown])
}
