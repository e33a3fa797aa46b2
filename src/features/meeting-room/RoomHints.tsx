import type { ReactNode } from 'react'
import { later } from '../../ui/later.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import type { SectionKind } from '../teams/teams.table.ts'

const MeetingHint = later(() => import('../onboarding/hints/MeetingHint.tsx'))

/** Where things come up that are talked about later. */
const DROPPED_IN: readonly SectionKind[] = ['scorecard', 'goals', 'headlines', 'tasks']

type RoomHintsProps = { meeting: Meeting; kind: SectionKind; runsTimer: boolean; children: ReactNode }

/** The hints of a first meeting around a section: before it and, on phones, where the work begins at the top, after it. */
export function RoomHints({ meeting, kind, runsTimer, children }: RoomHintsProps) {
  const isNarrow = useIsNarrow()
  const hints = meeting.meetingType === 'weekly' && (
    <>
      {runsTimer && <MeetingHint hint="next" className="mx-4 mb-3 max-md:mt-3" />}
      {DROPPED_IN.includes(kind) && <MeetingHint hint="drop" className="mx-4 mb-3 max-md:mt-3" />}
    </>
  )
  return (
    <>
      {!isNarrow && hints}
      {children}
      {isNarrow && hints}
    </>
  )
}
