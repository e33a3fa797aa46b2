import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Day, WeekStart } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { EARLIER, LATER, weeksFromTo } from './scorecard.text.ts'

type WeekPagerProps = {
  /** The weeks on this page, newest first; at least one. */
  weeks: readonly Day[]
  start: WeekStart
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Leafs through a period a few weeks at a time. As the newest week is on the left, earlier ones come from the right. */
export function WeekPager({ weeks, start, page, pages, onPage }: WeekPagerProps) {
  const today = useToday()
  const newest = weeks[0]!
  const first = weekLabel(weeks.at(-1)!, start, newest)
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between border-t border-line bg-page px-2">
      <IconButton
        label={LATER}
        icon={<ChevronLeft aria-hidden />}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <p role="status" className="text-[0.8125rem] text-soft tabular-nums">
        {weeksFromTo(first, weekLabel(newest, start, today))}
      </p>
      <IconButton
        label={EARLIER}
        icon={<ChevronRight aria-hidden />}
        disabled={page === pages - 1}
        onClick={() => onPage(page + 1)}
      />
    </div>
  )
}
