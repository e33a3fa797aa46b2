import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { MEETINGS_LISTED } from './history.queries.ts'
import { NEWER, OLDER, PAGES, placesOf } from './history.text.ts'

type PagerProps = {
  /** Counted from 0. */
  page: number
  count: number
  onPage: (page: number) => void
}

/** Which of the meetings are shown, and the way to the newer and older ones. Nothing if all fit on one page. */
export function Pager({ page, count, onPage }: PagerProps) {
  if (count <= MEETINGS_LISTED) return null
  const first = page * MEETINGS_LISTED + 1
  const last = Math.min(count, first + MEETINGS_LISTED - 1)
  return (
    <nav aria-label={PAGES} className="flex items-center gap-2 px-4 pt-3">
      <Button
        size="sm"
        icon={<ChevronLeft aria-hidden />}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        {NEWER}
      </Button>
      <Button size="sm" disabled={last === count} onClick={() => onPage(page + 1)}>
        {OLDER}
        <ChevronRight aria-hidden />
      </Button>
      <p role="status" data-numeric className="text-[0.8125rem] text-soft">
        {placesOf(first, last, count)}
      </p>
    </nav>
  )
}
