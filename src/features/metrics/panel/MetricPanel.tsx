import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx'
import { displayName } from '../../people/people.rules.ts'
import { raiseByKey } from '../../work/raising.ts'
import { useRaising } from '../../work/raising-context.ts'
import { metricRow, type MetricRow } from '../metrics.queries.ts'
import { MetricDetails } from './MetricDetails.tsx'
import { CLOSE_PANEL, METRIC_ABOVE, METRIC_BELOW, METRIC_GONE, panelOf } from './panel.text.ts'
import type { MetricPanelProps } from './panel-props.ts'
import { PanelActions } from './PanelActions.tsx'

/** Everything about one metric, beside its scorecard. */
export default function MetricPanel(props: MetricPanelProps) {
  const { metricId, onClose, onStep } = props
  const row = useLive(metricRow, { metricId })
  const raising = useRaising()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useClosing(onClose)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0
  }, [metricId])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event
    if (event.defaultPrevented || !currentTarget.contains(target as Node)) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[key]
    if (step) onStep(step)
    else {
      const raise = raising?.raise
      if (raise)
        raiseByKey(event, () => raise({ kind: 'metric', id: metricId, teamId: props.teamId, week: null }))
      return
    }
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from the panel's controls.
    <aside
      ref={panel}
      aria-label={row ? panelOf(row.metric.name) : METRIC_GONE}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto bg-page"
      onKeyDown={onKeyDown}
    >
      {row ? (
        <OpenPanel {...props} onClose={close} row={row} heading={heading} />
      ) : (
        row === null && <Gone onClose={close} />
      )}
    </aside>
  )
}

/** Closes the panel and gives the focus back. Escape does so from wherever it is on the screen, unless something else is to close first. */
function useClosing(onClose: () => void): () => void {
  const [opener] = useState(() => document.activeElement)
  const latest = useRef(onClose)
  useLayoutEffect(() => {
    latest.current = onClose
  })
  const close = useCallback(() => {
    latest.current()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }, [opener])
  useEffect(() => {
    function onKeyDown({ key, target, defaultPrevented }: globalThis.KeyboardEvent) {
      const isTaken = defaultPrevented || document.querySelector('[role="dialog"], [role="menu"]')
      if (key === 'Escape' && !isTaken && !(target as Element).matches('input, textarea')) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [close])
  return close
}

const Gone = ({ onClose }: { onClose: () => void }) => (
  <div className="flex items-start gap-2 p-4 text-soft">
    <p className="flex-1">{METRIC_GONE}</p>
    <IconButton label={CLOSE_PANEL} icon={<X aria-hidden />} onClick={onClose} />
  </div>
)

type OpenPanelProps = MetricPanelProps & { row: MetricRow; heading: React.Ref<HTMLHeadingElement> }

function OpenPanel({ row, heading, teamId, onClose, onStep, onConfigure, onNote }: OpenPanelProps) {
  const { metric, owner } = row
  return (
    <>
      <header className="sticky top-0 z-10 flex items-start gap-1 bg-page py-2 pr-2 pl-4">
        <div className="min-w-0 flex-1 pt-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-lg leading-6 font-semibold break-words outline-none"
          >
            {metric.name}
          </h2>
          <p
            data-person={owner?.id}
            className="mt-1 flex w-fit max-w-full items-center gap-1.5 text-[0.8125rem] text-soft"
          >
            <Avatar name={displayName(owner)} picture={owner?.avatarUrl} size="xs" />
            <span className="truncate">{displayName(owner)}</span>
          </p>
        </div>
        <IconButton label={METRIC_ABOVE} icon={<ArrowUp aria-hidden />} onClick={() => onStep(-1)} />
        <IconButton label={METRIC_BELOW} icon={<ArrowDown aria-hidden />} onClick={() => onStep(1)} />
        <IconButton label={CLOSE_PANEL} shortcut="Esc" icon={<X aria-hidden />} onClick={onClose} />
      </header>
      {metric.description && (
        <p className="px-4 pb-3 text-[0.8125rem] break-words text-soft">{metric.description}</p>
      )}
      <div className="flex-1">
        <PanelBoundary resetKey={metric.id}>
          <MetricDetails key={metric.id} row={row} teamId={teamId} />
        </PanelBoundary>
      </div>
      <footer className="sticky bottom-0 border-t border-line bg-page px-4 py-2">
        <PanelActions {...{ metric, teamId, onNote, onConfigure }} />
      </footer>
    </>
  )
}
