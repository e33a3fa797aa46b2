import { useEffect, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { SectionProgress } from './Clock.tsx'
import type { Meeting } from '../meetings/meetings.table.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'

type AgendaProps = {
  meeting: Meeting
  /** For the scriber; the others see where the meeting is. */
  onChoose: ((section: number) => void) | undefined
}

/** The sections in a row, the present one marked. */
export function Agenda({ meeting, onChoose }: AgendaProps) {
  const present = sectionOf(meeting)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const item = list.current?.children[present] as HTMLElement | undefined
    if (item) list.current?.scrollTo({ left: item.offsetLeft - list.current.clientWidth / 3 })
  }, [present])
  return (
    <nav aria-label="Agenda">
      <ol ref={list} className="relative flex overflow-x-auto [scrollbar-width:none]">
        {meeting.sections.map(({ section, minutes }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- An agenda may name two sections alike.
          <li key={index} className="shrink-0 md:flex-1">
            <AgendaItem
              name={section}
              minutes={minutes}
              isPresent={index === present}
              onChoose={onChoose && (() => onChoose(index))}
            >
              <SectionProgress meeting={meeting} section={index} />
            </AgendaItem>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type AgendaItemProps = {
  name: string
  minutes: number
  isPresent: boolean
  onChoose: (() => void) | undefined
  children: React.ReactNode
}

function AgendaItem({ name, minutes, isPresent, onChoose, children }: AgendaItemProps) {
  const look = cx(
    'relative flex min-h-9 w-full items-center justify-center gap-1.5 px-2.5 text-[0.8125rem] whitespace-nowrap max-md:min-h-11',
    isPresent ? 'bg-accent-tint font-semibold text-accent-ink' : 'text-soft',
  )
  const content = (
    <>
      {name}
      <span data-numeric className="text-xs font-normal">
        {minutes}
        <span className="sr-only"> minutes</span>
      </span>
      {children}
    </>
  )
  const current = isPresent ? 'step' : undefined
  return onChoose ? (
    <button
      type="button"
      aria-current={current}
      onClick={onChoose}
      className={cx(look, '-outline-offset-2 hover:text-ink')}
    >
      {content}
    </button>
  ) : (
    <span aria-current={current} className={look}>
      {content}
    </span>
  )
}
