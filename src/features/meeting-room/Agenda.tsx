import { sectionName } from '../meetings/agenda/section-names.text.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { SectionProgress } from './Clock.tsx'
import { AGENDA, MINUTES } from './meeting-room.text.ts'
import { MOST_SECTION_KEYS } from './use-room-keys.ts'

type AgendaProps = {
  meeting: Meeting
  /** The section on the page. */
  shown: number
  /** What choosing a section does, where that needs words. */
  explain: ((section: string) => string) | undefined
  onChoose: (section: number) => void
}

/** The sections in a row, with the current one marked. */
export function Agenda({ meeting, shown, explain, onChoose }: AgendaProps) {
  const current = sectionOf(meeting)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const item = list.current?.children[current] as HTMLElement | undefined
    if (item) list.current?.scrollTo({ left: item.offsetLeft - list.current.clientWidth / 3 })
  }, [current])
  return (
    <nav aria-label={AGENDA}>
      <ol ref={list} className="relative flex overflow-x-auto [scrollbar-width:none]">
        {meeting.sections.map(({ section, minutes }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two sections of an agenda may share a name.
          <li key={index} className="shrink-0 md:flex-1">
            <AgendaItem
              name={sectionName(section)}
              minutes={minutes}
              isCurrent={index === current}
              isShown={index === shown}
              explained={explain?.(section)}
              number={index + 1}
              onChoose={() => onChoose(index)}
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
  /** Its key, as long as that is one digit. */
  number: number
  minutes: number
  isCurrent: boolean
  isShown: boolean
  explained: string | undefined
  onChoose: () => void
  children: ReactNode
}

const AgendaItem = ({
  name,
  number,
  minutes,
  isCurrent,
  isShown,
  explained,
  onChoose,
  children,
}: AgendaItemProps) => (
  <button
    type="button"
    aria-current={isCurrent ? 'step' : undefined}
    data-tooltip={explained ?? name}
    {...(number <= MOST_SECTION_KEYS && { 'data-shortcut': number, 'aria-keyshortcuts': String(number) })}
    onClick={onChoose}
    className={cx(
      'relative flex min-h-9 w-full items-center justify-center gap-1.5 px-2.5 text-[0.8125rem] whitespace-nowrap -outline-offset-2 hover:text-ink max-md:min-h-11',
      isCurrent ? 'bg-accent-tint font-semibold text-accent-ink' : 'text-soft',
      isShown && !isCurrent && 'bg-warn-tint font-medium text-warn-ink',
    )}
  >
    {name}
    <span data-numeric className="text-xs font-normal">
      {minutes}
      <span className="sr-only"> {MINUTES}</span>
    </span>
    {children}
  </button>
)
