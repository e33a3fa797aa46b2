import { Minus, Plus } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { ACTUAL_SIZE, FIT, ZOOM_IN, ZOOM_OUT } from '../chart.text.ts'
import type { Viewport } from './viewport.ts'

/** By how much one step zooms. */
export const ZOOM_STEP = 1.2

const button = 'h-control px-2.5 text-[0.8125rem] hover:bg-hover'

export function ZoomBar({ viewport, onFit }: { viewport: Viewport; onFit: () => void }) {
  const scale = useSyncExternalStore(viewport.subscribe, viewport.scale)
  return (
    <div className="absolute bottom-4 left-4 flex items-center divide-x divide-line overflow-hidden rounded-[7px] border border-line bg-page print:hidden">
      <IconButton
        label={ZOOM_OUT}
        shortcut="−"
        icon={<Minus aria-hidden />}
        onClick={() => viewport.zoomBy(1 / ZOOM_STEP)}
        className="rounded-none"
      />
      <button
        type="button"
        aria-label={`${scale}%, ${ACTUAL_SIZE}`}
        data-numeric
        className={`${button} w-14 text-center font-medium`}
        onClick={() => viewport.zoomTo(1)}
      >
        {scale}%
      </button>
      <IconButton
        label={ZOOM_IN}
        shortcut="+"
        icon={<Plus aria-hidden />}
        onClick={() => viewport.zoomBy(ZOOM_STEP)}
        className="rounded-none"
      />
      <button type="button" className={`${button} flex items-center gap-2 text-soft`} onClick={onFit}>
        {FIT}
        <Kbd keys="F" />
      </button>
    </div>
  )
}
