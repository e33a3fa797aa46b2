import { cx } from '../../../ui/cx.ts'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import { carries, carriesTooMuch, hoursText, LINE } from './delegate-elevate.text.ts'
import { isForOthers, type Load, QUADRANTS, type Quadrant } from './load.rules.ts'

const LOOKS: Record<Quadrant, string> = {
  'love-great': 'bg-good-tint border-good-edge',
  'like-good': 'bg-info-tint border-info-edge',
  'dislike-good': 'bg-warn-tint border-warn-edge',
  'dislike-bad': 'bg-bad-tint border-bad-edge',
}

/** The hours of the week in one bar, with a line where the hours end that one wants to work. */
export function LoadBar({ load }: { load: Load }) {
  const { carried, wanted, over, byQuadrant, full } = load
  const percent = (hours: number) => `${(hours / full) * 100}%`
  return (
    <div className="min-w-0 flex-1 basis-64 print:[print-color-adjust:exact]">
      <p className={cx('mb-1.5 font-medium', over > 0 && 'text-bad-ink')} data-numeric>
        {over > 0 ? carriesTooMuch(carried, wanted, over) : carries(carried, wanted)}
      </p>
      <div aria-hidden className="relative pt-4">
        <span
          className="absolute top-0 bottom-0 z-1 -translate-x-full border-r-2 border-ink pr-1 text-xs leading-4 whitespace-nowrap text-soft"
          style={{ left: percent(wanted) }}
        >
          {LINE}
        </span>
        <div className="flex h-6 overflow-hidden rounded border border-line bg-sunken">
          {QUADRANTS.filter((quadrant) => byQuadrant[quadrant] > 0).map((quadrant) => (
            <span
              key={quadrant}
              title={`${SECTION_LABELS[quadrant]}: ${hoursText(byQuadrant[quadrant])}`}
              className={cx('border-l-[3px] transition-[width] duration-150', LOOKS[quadrant])}
              style={{
                width: percent(byQuadrant[quadrant]),
                ...(isForOthers(quadrant) && HATCHED),
              }}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** What should go is told by its pattern too. */
const HATCHED = {
  backgroundImage:
    'repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, currentColor 14%, transparent) 5px 6px)',
}
