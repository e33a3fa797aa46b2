import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { type Crop, MOST_ZOOM, movedCrop, zoomedCrop, zoomOf } from './crop.rules.ts'
import { CROP, CROP_HINT, cropAt, ZOOM } from './picture.text.ts'

/** Of the part's own side. */
const STEP = 0.05
const ZOOM_STEP = 0.25

type CropperProps = {
  /** The address of the picture. */
  source: string
  shape: { width: number; height: number }
  crop: Crop
  onChange: (crop: Crop) => void
}

/** A round window over a picture that is moved under it by pointer, touch or arrow keys. */
export function Cropper({ source, shape, crop, onChange }: CropperProps) {
  const hintId = useId()
  const held = useRef<{ x: number; y: number; crop: Crop } | null>(null)
  const zoom = zoomOf(shape, crop.size)
  const percent = (value: number) => `${value * 100}%`

  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) {
    if (!held.current) return
    const side = currentTarget.clientWidth
    const { x, y, crop: from } = held.current
    onChange(movedCrop(shape, from, (x - clientX) / side, (y - clientY) / side))
  }

  function press(event: KeyboardEvent) {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    }
    const move = moves[event.key]
    const nearer = event.key === '+' || event.key === '='
    if (move) onChange(movedCrop(shape, crop, ...move))
    else if (nearer || event.key === '-')
      onChange(zoomedCrop(shape, crop, zoom + (nearer ? ZOOM_STEP : -ZOOM_STEP)))
    else return
    event.preventDefault()
  }

  return (
    <div className="grid justify-items-center gap-3">
      <button
        type="button"
        aria-label={`${CROP}: ${cropAt(Math.round(crop.left * 100), Math.round(crop.top * 100))}`}
        aria-describedby={hintId}
        className="relative size-64 cursor-grab touch-none overflow-hidden rounded-full bg-sunken active:cursor-grabbing"
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY, crop }
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = null)}
        onPointerCancel={() => (held.current = null)}
      >
        <img
          src={source}
          alt=""
          draggable={false}
          className="absolute max-w-none select-none"
          style={{
            width: percent(1 / crop.size),
            left: percent(-crop.left / crop.size),
            top: percent(-crop.top / crop.size),
          }}
        />
      </button>
      <label className="flex w-64 items-center gap-3 text-[0.8125rem] text-soft">
        {ZOOM}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          className="min-h-control flex-1 accent-accent"
          onChange={({ target }) => onChange(zoomedCrop(shape, crop, target.valueAsNumber))}
        />
      </label>
      <p id={hintId} className="text-center text-[0.8125rem] text-soft">
        {CROP_HINT}
      </p>
    </div>
  )
}
