import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Day } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { EARLIER, LATER, weeksFromTo } from './scorecard.text.ts'
import type { Weeks } from './use-weeks.ts'

type WeekPagerProps = {
  weeks: Weeks
  /** The weeks of the page; at least one. */
  onPage: readonly Day[]
  page: number
  pages: number
  onChoose: (page: number) => void
}

/** Leafs through a period a few weeks at a time; earlier ones come from the side on which they stand. */
export function WeekPager({ weeks: { start, step }, onPage, page, pages, onChoose }: WeekPagerProps) {
  const today = useToday()
  const [one, other] = [onPage[0]!, onPage.at(-1)!]
  const [oldest, newest] = step > 0 ? [one, other] : [other, one]
  const later = { label: LATER, disabled: page === 0, onClick: () => onChoose(page - 1) }
  const earlier = { label: EARLIER, disabled: page === pages - 1, onClick: () => onChoose(page + 1) }
  const [left, right] = step > 0 ? [earlier, later] : [later, earlier]
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between border-t border-line bg-page px-2">
      <IconButton {...left} icon={<ChevronLeft aria-hidden />} />
      <p role="status" className="text-[0.8125rem] text-soft tabular-nums">
        {weeksFromTo(weekLabel(oldest, start, newest), weekLabel(newest, start, today))}
      </p>
      <IconButton {...right} icon={<ChevronRight aria-hidden />} />
    </div>
  )
}
