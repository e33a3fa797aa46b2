import type { KeyboardEvent, RefObject } from 'react'
import type { Meeting } from '../meetings/meetings.table.ts'
import { enterRows, keyForRow } from '../work/row-keys.ts'
import type { MeetingActions } from './use-meeting-actions.ts'
import { type KeyActs, useSingleKeys } from '../../ui/use-single-keys.ts'

/** Sections have the digits from 1 as their keys. */
export const MOST_SECTION_KEYS = 9

interface RoomKeys {
  meeting: Meeting
  /** The part of the page in which the section's work stands. */
  work: RefObject<HTMLElement | null>
  /** Of a section, by its index. */
  choose: (section: number) => void
  /** For somebody who looks around. */
  comeBack: (() => void) | undefined
  /** For the scriber. */
  actions: MeetingActions | undefined
}

/** The keys that mean the same in every section. Those about a row lead to the first one while none has the focus. */
export function useRoomKeys({ meeting, work, choose, comeBack, actions }: RoomKeys): void {
  const enter = () => {
    const isInRow = document.activeElement?.closest('[data-row]') !== null
    return !isInRow && work.current !== null && enterRows(work.current)
  }
  useSingleKeys({
    ...sectionKeys(meeting.sections.length, choose),
    arrowdown: enter,
    v: enter,
    t: enter,
    x: enter,
    f: comeBack,
    ...(actions && {
      arrowright: actions.next,
      arrowleft: actions.back,
      p: actions.pauseOrResume,
      ' ': actions.pauseOrResume,
    }),
  })
}

const sectionKeys = (sections: number, choose: (section: number) => void): KeyActs =>
  Object.fromEntries(
    Array.from({ length: Math.min(sections, MOST_SECTION_KEYS) }, (_, index) => [
      String(index + 1),
      () => choose(index),
    ]),
  )

/** X ticks off the task or issue in whose row it was pressed, unless the row has done so itself. */
export function tickByKey(event: KeyboardEvent<HTMLElement>): void {
  if (keyForRow(event) !== 'x') return
  const row = (event.target as Element).closest('[data-row]')
  const box = row?.querySelector<HTMLElement>('input[type="checkbox"][data-row-focus]')
  if (!box) return
  event.preventDefault()
  box.click()
}
