import type { ReactNode } from 'react'
import type { Room } from './meeting-room.queries.ts'
import type { MeetingActions } from './use-meeting-actions.ts'

export type RoomTopProps = {
  room: Room
  actions: MeetingActions
  /** The section on the page. */
  shown: number
  runsTimer: boolean
  onChoose: (section: number) => void
  /** Stays in sight below it. */
  children: ReactNode
}
