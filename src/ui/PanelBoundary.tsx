import type { ComponentType, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { ErrorBoundary, type FailureProps } from './ErrorBoundary.tsx'
import { PAGE_WORKS, TRY_AGAIN, WENT_WRONG } from './ui.text.ts'

type PanelBoundaryProps = {
  children: ReactNode
  /** What the part is called, so that people know what is missing. */
  name?: string
  /** When this key changes, the error is cleared. */
  resetKey?: string
  /** Where the error stands: as a panel of the page, above the page, or as a button in a bar. */
  place?: keyof typeof FALLBACKS
}

/** Keeps a failure in a part of a page to that part, which can be tried again while the rest goes on. */
export const PanelBoundary = ({ place = 'page', name, ...boundary }: PanelBoundaryProps) => (
  <ErrorBoundary {...boundary} {...(name !== undefined && { title: name })} fallback={FALLBACKS[place]} />
)

const panelWith = (look: string): ComponentType<FailureProps> =>
  function PanelFailure({ title, onRetry }) {
    return (
      <div
        role="alert"
        className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line p-4', look)}
      >
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium">{title ?? WENT_WRONG}</p>
          <p className="text-soft">
            {title !== undefined && `${WENT_WRONG}. `}
            {PAGE_WORKS}
          </p>
        </div>
        <Button onClick={onRetry}>{TRY_AGAIN}</Button>
      </div>
    )
  }

const FALLBACKS = {
  page: panelWith('bg-sunken'),
  above: panelWith('fixed inset-x-4 bottom-4 z-60 mx-auto max-w-lg bg-raised shadow-popup'),
  bar: ({ onRetry }: FailureProps) => <Button onClick={onRetry}>{TRY_AGAIN}</Button>,
}
