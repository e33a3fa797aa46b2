import { ChevronDown, ChevronRight } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { standing } from './filter.rules.ts'
import type { Section } from './grid-lines.rules.ts'
import { ALL_ON_TRACK, missingCount, offTrackCount } from './scorecard.text.ts'
import { useWeekOf } from './use-week-of.ts'

type GroupHeadProps = {
  section: Section
  onToggle: (groupId: string) => void
  className?: string
}

/** A group's name, which hides and shows its metrics, and how these stand in the week that is due. */
export function GroupHead({ section, onToggle, className }: GroupHeadProps) {
  const { id, name, metrics, isCollapsed } = section
  const week = useWeekOf(metrics)
  const Chevron = isCollapsed ? ChevronRight : ChevronDown
  const { count, offTrack, missing } = standing(
    week ?? {},
    metrics.map((metric) => metric.id),
  )
  return (
    <div className={cx('flex min-w-0 items-center gap-2.5 text-xs', className)}>
      <button
        type="button"
        aria-expanded={!isCollapsed}
        className="flex min-w-0 items-center gap-2 font-semibold max-md:min-h-11"
        onClick={() => id !== null && onToggle(id)}
      >
        <Chevron aria-hidden className="size-3.5 shrink-0 text-soft" />
        <span className="truncate">{name}</span>
      </button>
      {week && count > 0 && (
        <span className="flex shrink-0 gap-2.5">
          {offTrack > 0 && <span className="text-bad-ink">{offTrackCount(offTrack, count)}</span>}
          {missing > 0 && <span className="text-warn-ink">{missingCount(missing)}</span>}
          {offTrack === 0 && missing === 0 && <span className="text-soft">{ALL_ON_TRACK}</span>}
        </span>
      )}
    </div>
  )
}
