import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { focusContent } from '../../../ui/focus-content.ts'
import { later } from '../../../ui/later.tsx'
import type { Launch } from './launches.requests.ts'
import { dismiss, pictureOf, useNews } from './news.ts'
import { NewsActions } from './NewsActions.tsx'
import { NewsCard } from './NewsCard.tsx'
import { NewsLine } from './NewsLine.tsx'
import { useLeadTo } from './NewsLink.tsx'
import { endOfDrag } from './swipe.rules.ts'
import { WHATS_NEW } from './whats-new.text.ts'

const WhatsNew = later(() => import('./WhatsNew.tsx'))

/** How many cards can be seen lying under the first. */
const LAYERS = 2
/** Of the card's height, and of its size, for each layer. */
const OFFSET_PERCENT = 4
const SCALE_STEP = 0.03

type NewsStackProps = {
  companyId: string
  /** Of the page in a wide window: a line, which is seen without scrolling. Elsewhere the cards come after what the page is about. */
  place: keyof typeof PLACES
}

const PLACES = {
  head: '@container max-w-160 min-w-0 flex-1 max-xl:hidden',
  end: 'mb-2 max-lg:order-last xl:hidden',
}

/** What is new as a stack of cards, the newest on top: a swipe or a button dismisses it, a button opens them all, and a tap where the first leads or else them all. */
export default function NewsStack({ companyId, place }: NewsStackProps) {
  const { launches = [] } = useNews(companyId)
  const [isOpen, setOpen] = useState(false)
  const [top] = launches
  const cross = useRef<HTMLButtonElement>(null)
  const hasPressed = useRef(false)
  useEffect(() => {
    // Whoever puts one away by keyboard goes on with the one below.
    if (hasPressed.current && document.activeElement === document.body)
      if (cross.current) cross.current.focus()
      else focusContent()
    hasPressed.current = false
  }, [top?.id])
  return (
    <>
      {top && (
        <section aria-label={WHATS_NEW} className={cx('relative isolate print:hidden', PLACES[place])}>
          {launches.slice(1, 1 + LAYERS).map(({ id }, index) => (
            <div
              key={id}
              aria-hidden
              className="absolute inset-0 rounded-lg border border-line bg-page"
              style={{
                transform: `translateY(${(index + 1) * OFFSET_PERCENT}%) scale(${1 - (index + 1) * SCALE_STEP})`,
                zIndex: -1 - index,
              }}
            />
          ))}
          <TopCard
            key={top.id}
            launch={top}
            companyId={companyId}
            isLine={place === 'head'}
            below={launches.length - 1}
            onOpen={() => setOpen(true)}
            cross={cross}
            onPutAway={() => {
              hasPressed.current = true
              void dismiss(top)
            }}
          />
        </section>
      )}
      {isOpen && <WhatsNew companyId={companyId} onClose={() => setOpen(false)} />}
    </>
  )
}

type TopCardProps = {
  launch: Launch
  companyId: string
  isLine: boolean
  below: number
  onOpen: () => void
  /** The button that puts it away. */
  cross: RefObject<HTMLButtonElement | null>
  onPutAway: () => void
}

function TopCard({ launch, companyId, isLine, below, onOpen, cross, onPutAway }: TopCardProps) {
  const began = useRef<{ x: number; at: number } | null>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const leadTo = useLeadTo()

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('button, a')) return
    began.current = { x: event.clientX, at: event.timeStamp }
    event.currentTarget.setPointerCapture(event.pointerId)
    setMoved(0)
  }
  function end({ clientX, timeStamp, currentTarget, type }: PointerEvent<HTMLDivElement>) {
    const from = began.current
    began.current = null
    setMoved(null)
    if (!from) return
    const drag = { moved: clientX - from.x, width: currentTarget.clientWidth, took: timeStamp - from.at }
    const means = endOfDrag({ ...drag, wasCancelled: type === 'pointercancel' })
    if (means === 'dismiss') void dismiss(launch)
    else if (means === 'open' && launch.href !== null) leadTo(launch.href)
    else if (means === 'open') onOpen()
  }

  const actions = <NewsActions {...{ launch, below, isLine, onOpen, cross, onPutAway }} />
  return (
    <div
      className={cx(
        'cursor-pointer touch-pan-y select-none',
        moved === null && 'transition-transform duration-150',
      )}
      style={{ transform: moved ? `translateX(${moved}px)` : undefined }}
      onPointerDown={begin}
      onPointerMove={({ clientX }) => began.current && setMoved(clientX - began.current.x)}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {isLine ? (
        <NewsLine {...launch} actions={actions} />
      ) : (
        <NewsCard {...launch} picture={pictureOf(companyId, launch)} actions={actions} />
      )}
    </div>
  )
}
