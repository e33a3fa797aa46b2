import { type PointerEvent, useMemo, useSyncExternalStore } from 'react'
import type { Layout } from '../layout/layout.rules.ts'
import { rectangles } from '../layout/lines.rules.ts'
import type { Viewport } from './viewport.ts'

/** From this many seats on a chart has one. */
export const SEATS_FOR_MINIMAP = 200

const ROOM = { width: 184, height: 112 }

/** The whole chart in small, and what of it is in the window. A press goes there. The zoom and the search do the same for the keys. */
export function Minimap({ viewport, layout }: { viewport: Viewport; layout: Layout }) {
  useSyncExternalStore(viewport.subscribe, viewport.whole)
  const { x, y, k } = viewport.stand
  const boxes = useMemo(() => rectangles(layout.cards), [layout])
  const scale = Math.min(ROOM.width / layout.width, ROOM.height / layout.height)

  function go({ buttons, currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    if (buttons !== 1) return
    const { left, top } = currentTarget.getBoundingClientRect()
    viewport.centre((clientX - left) / scale, (clientY - top) / scale)
  }

  return (
    <div
      aria-hidden
      data-minimap
      className="absolute right-4 bottom-4 rounded-[7px] border border-line bg-page p-1.5 max-md:hidden print:hidden"
    >
      <svg
        width={layout.width * scale}
        height={Math.max(layout.height * scale, 8)}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        preserveAspectRatio="none"
        className="block cursor-pointer touch-none"
        onPointerDown={go}
        onPointerMove={go}
      >
        <path d={boxes} className="fill-plot" />
        <rect
          x={-x / k}
          y={-y / k}
          width={viewport.window.width / k}
          height={viewport.window.height / k}
          className="fill-accent/15 stroke-accent"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  )
}
