import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { type Branch, shownIn } from '../charts/forest.rules.ts'
import { ALSO_REPORTS_TO, ORG_CHART } from '../chart.text.ts'
import { itemsOf } from '../layout/card-size.rules.ts'
import { type Box, type Direction, layoutOf, type PlacedCard } from '../layout/layout.rules.ts'
import { cardsNear } from '../layout/near.rules.ts'
import { useChart } from '../screen/chart-context.ts'
import { seatItemId } from '../screen/seat-item-id.ts'
import { useSeatActs } from '../screen/use-seat-acts.ts'
import { useTreeKeys } from '../screen/use-tree-keys.ts'
import { ChartLines } from './ChartLines.tsx'
import { FarChart } from './FarChart.tsx'
import { Minimap, SEATS_FOR_MINIMAP } from './Minimap.tsx'
import { SeatItem } from './SeatItem.tsx'
import { useGradually } from './use-gradually.ts'
import { useCardDrag } from './use-card-drag.ts'
import { useHand } from './use-hand.ts'
import { useWindow } from './use-window.ts'
import { Viewport } from './viewport.ts'
import { ZOOM_STEP, ZoomBar } from './ZoomBar.tsx'

/** The chart as it is drawn. Only cards near the window are in the document. */
export default function Drawing({ direction }: { direction: Direction }) {
  const chart = useChart()
  const { forest, collapsed, showsRoles, activeId, openId } = chart
  const [viewport] = useState(() => new Viewport())
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const layout = useMemo(
    () => layoutOf(itemsOf(forest.roots, collapsed, showsRoles), direction),
    [forest, collapsed, showsRoles, direction],
  )
  const byId = useMemo(() => new Map(layout.cards.map((card) => [card.id, card])), [layout])
  useLayoutEffect(() => viewport.move(layer.current), [viewport])
  useWindow(frame, viewport, layout, byId.get(activeId), direction)
  const [near, isFar] = useNear(viewport)
  const wasDragged = useHand(frame, viewport)
  const isInverted = useLive(mySettings, {})?.invertOrgChartColors ?? false
  const { moveUnder } = useSeatActs()
  const drag = useCardDrag(frame, { chart, onDrop: moveUnder })
  const dragged = drag && forest.byId.get(drag.seatId)
  const onKeyDown = useTreeKeys(direction)
  const toggle = useToggle()
  const secondLines = useMemo(
    () =>
      shownIn(forest, collapsed).flatMap(({ seat }) =>
        seat.secondLineIds.filter((id) => byId.has(id)).map((id) => [seat.id, id] as const),
      ),
    [forest, collapsed, byId],
  )
  const wanted = useMemo(() => (isFar ? [] : cardsNear(layout.cards, near)), [isFar, layout, near])
  const drawn = useGradually(wanted, byId)
  const active = byId.get(activeId)
  const opened = openId === null ? undefined : forest.byId.get(openId)
  const others = drawn.filter((card) => card !== active)
  const item = { isInverted, onToggle: toggle, wasDragged }
  const isTarget = ({ id }: PlacedCard) => drag?.overId === id
  const fit = () => viewport.fit(layout)

  return (
    <div className="relative min-h-0 flex-1 overflow-hidden bg-sunken max-md:h-[70dvh] max-md:flex-none">
      <div
        ref={frame}
        role="tree"
        aria-label={ORG_CHART}
        aria-orientation={direction === 'down' ? 'horizontal' : 'vertical'}
        tabIndex={0}
        data-row-focus
        aria-activedescendant={seatItemId(activeId)}
        onKeyDown={(event) => {
          const zoom = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }[event.key]
          const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
          if (isPlain && zoom !== undefined) viewport.zoomBy(zoom)
          else if (isPlain && event.key === 'f') fit()
          else return onKeyDown(event)
          event.preventDefault()
        }}
        className="group/tree absolute inset-0 cursor-grab touch-none overflow-hidden outline-none select-none active:cursor-grabbing"
      >
        {isFar && <FarChart {...{ viewport, layout, byId, direction }} open={opened} />}
        <div ref={layer} className="absolute top-0 left-0 origin-top-left will-change-transform">
          {active && (
            <SeatItem key={active.id} card={active} isBare={isFar} {...item} isTarget={isTarget(active)} />
          )}
          {/* Cards that are far away leave the document a few at a time. */}
          <div className={isFar ? 'hidden' : 'contents'}>
            <ChartLines {...{ layout, byId, direction, near, secondLines }} open={opened} />
            {others.map((card) => (
              <SeatItem key={card.id} card={card} isBare={false} {...item} isTarget={isTarget(card)} />
            ))}
          </div>
        </div>
      </div>
      <ZoomBar viewport={viewport} onFit={fit} />
      {secondLines.length > 0 && layout.cards.length < SEATS_FOR_MINIMAP && (
        <p className="absolute right-4 bottom-4 flex items-center gap-2 text-xs text-soft max-md:hidden">
          <span aria-hidden className="w-6 border-t border-dashed border-soft" />
          {ALSO_REPORTS_TO}
        </p>
      )}
      {layout.cards.length >= SEATS_FOR_MINIMAP && <Minimap viewport={viewport} layout={layout} />}
      {dragged && (
        <div
          aria-hidden
          style={{ left: drag.x + 12, top: drag.y + 12 }}
          className="pointer-events-none fixed z-40 max-w-56 truncate rounded-md bg-raised px-3 py-2 text-[0.8125rem] font-semibold shadow-popup"
        >
          {dragged.seat.name}
        </div>
      )}
    </div>
  )
}

/** Collapses a branch, or shows what is beneath it. It stays the same, so that cards need not be drawn anew. */
function useToggle(): (branch: Branch) => void {
  const chart = useChart()
  const latest = useRef(chart)
  useLayoutEffect(() => {
    latest.current = chart
  })
  return useCallback(({ seat: { id } }: Branch) => {
    const collapsed = new Set(latest.current.collapsed)
    if (!collapsed.delete(id)) collapsed.add(id)
    latest.current.setCollapsed(collapsed)
  }, [])
}

/** What of the chart is near the window, and whether it is too far away for text. */
function useNear(viewport: Viewport): readonly [Box, boolean] {
  const text = useSyncExternalStore(viewport.subscribe, viewport.near)
  return useMemo(() => {
    const [x, y, width, height] = text.split(' ').map(Number) as [number, number, number, number]
    return [{ x, y, width, height }, text.endsWith('far')] as const
  }, [text])
}
