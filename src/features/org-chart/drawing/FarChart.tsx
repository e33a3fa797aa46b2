import { useEffect, useMemo, useRef } from 'react'
import { type Branch, pathUp } from '../charts/forest.rules.ts'
import type { Direction, Layout, PlacedCard } from '../layout/layout.rules.ts'
import { lineTo, rectangles } from '../layout/lines.rules.ts'
import type { Viewport } from './viewport.ts'

type FarChartProps = {
  viewport: Viewport
  layout: Layout
  byId: ReadonlyMap<string, PlacedCard>
  direction: Direction
  open: Branch | undefined
}

/** In pixels of the chart: from far away a line is still to be seen. */
const LINE = 3
const WAY = 5

/**
 * The whole chart from far away, where rectangles stand for seats. It is drawn on a canvas as large as the window, anew at each step: as a part of the
 * document it would be as large as the chart, which a browser has to paint before it makes it small.
 */
export function FarChart({ viewport, layout, byId, direction, open }: FarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const paths = useMemo(() => {
    const lineOf = (card: PlacedCard | undefined): string => {
      const parent = byId.get(card?.parentId ?? '')
      return card && parent ? lineTo(parent, card, direction) : ''
    }
    const way = open ? [open, ...pathUp(open)].map(({ seat }) => lineOf(byId.get(seat.id))) : []
    return {
      lines: new Path2D(layout.cards.map(lineOf).join('')),
      way: new Path2D(way.join('')),
      seats: new Path2D(rectangles(layout.cards)),
    }
  }, [layout, byId, direction, open])
  useEffect(() => {
    const element = canvas.current!
    let frame = 0
    const draw = () => {
      frame = 0
      drawOn(element, viewport, paths)
    }
    const follow = () => (frame ||= requestAnimationFrame(draw))
    draw()
    const stop = viewport.subscribe(follow)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [viewport, paths])
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full border-accent text-control-line"
      style={{ outlineColor: 'var(--page)' }}
    />
  )
}

type Paths = Record<'lines' | 'way' | 'seats', Path2D>

function drawOn(
  canvas: HTMLCanvasElement,
  { stand: { x, y, k }, window: { width, height } }: Viewport,
  paths: Paths,
): void {
  const ratio = devicePixelRatio
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)]
  // A canvas of another size is cleared and made anew.
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high })
  const context = canvas.getContext('2d')!
  const { color, borderTopColor, outlineColor } = getComputedStyle(canvas)
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, wide, high)
  context.setTransform(k * ratio, 0, 0, k * ratio, x * ratio, y * ratio)
  context.lineWidth = LINE
  context.strokeStyle = color
  context.stroke(paths.lines)
  context.fillStyle = outlineColor
  context.fill(paths.seats)
  context.stroke(paths.seats)
  context.lineWidth = WAY
  context.strokeStyle = borderTopColor
  context.stroke(paths.way)
}
