import { useMemo, useRef, useState } from 'react'
import type { Day } from '../../time/calendar.rules.ts'
import { GroupHead } from './GroupHead.tsx'
import type { Section } from './grid-lines.rules.ts'
import { MetricItem } from './MetricItem.tsx'
import { pageOf, pagesOf } from './pages.rules.ts'
import { SCORECARD } from './scorecard.text.ts'
import type { Weeks } from './use-weeks.ts'
import { WeekPager } from './WeekPager.tsx'

type ScorecardListProps = {
  sections: readonly Section[]
  weeks: Weeks
  /** The first week whose values are here; null if all are. */
  heldSince: Day | null
  /** Hides or shows the metrics of a group. */
  onToggle: (groupId: string) => void
}

/** How far a finger goes for a swipe, in pixels, and how much further along than across. */
const SWIPE = 56
const SLANT = 2

/**
 * The scorecard on a phone: a list of metrics, each with a field for the week that is due and a few weeks at a time. A tap on a week opens
 * it; a swipe or the buttons above lead to others.
 */
export default function ScorecardList({ sections, weeks, heldSince, onToggle }: ScorecardListProps) {
  const pages = pagesOf(weeks.shown.length)
  const [chosen, choose] = useState(0)
  const page = Math.min(chosen, pages - 1)
  const onPage = useMemo(() => pageOf(weeks, page), [weeks, page])
  const swipe = useSwipe((step) =>
    choose(Math.max(0, Math.min(pages - 1, page + step * Math.sign(weeks.step)))),
  )
  return (
    <div className="mx-auto w-full max-w-2xl" {...swipe}>
      {pages > 1 && <WeekPager {...{ weeks, onPage, page, pages }} onChoose={choose} />}
      <ul aria-label={SCORECARD} className="border-y border-line">
        {sections.map((section) => (
          <li key={section.id}>
            {section.id !== null && (
              <GroupHead
                {...{ section, onToggle }}
                className="border-b border-line bg-sunken px-4 md:py-1.5"
              />
            )}
            {!section.isCollapsed && (
              <ul>
                {section.metrics.map(({ id }) => (
                  <MetricItem key={id} metricId={id} {...{ weeks, onPage, heldSince }} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Tells of swipes: 1 to the left, which brings what lies on the right, and -1 to the right. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: React.TouchEvent) {
      const [touch] = touches.length === 1 ? Array.from(touches) : []
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: React.TouchEvent) {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const [across, along] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      if (Math.abs(across) > SWIPE && Math.abs(across) > SLANT * Math.abs(along)) onSwipe(across < 0 ? 1 : -1)
    },
  }
}
