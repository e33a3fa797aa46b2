import { useMemo } from 'react'
import { useBeingAt, useOthersAt } from '../../sync/browser/use-here.ts'
import { team } from '../../sync/scope.ts'
import type { Meeting } from '../meetings/meetings.table.ts'

const FOLLOWS = 'follows'

/** What somebody who has the meeting on the screen looks at: the section of that index, or with null wherever the meeting is. */
export type LooksAt = number | null

const placeOf = ({ id }: Pick<Meeting, 'id'>): string => `m ${id}`

type Place = Pick<Meeting, 'id' | 'teamId'>

/** Tells the others that the meeting is on this person's screen, and whether they follow it. */
export const useBeingInRoom = (meeting: Place, at: LooksAt): void =>
  useBeingAt({
    scope: team(meeting.teamId),
    place: placeOf(meeting),
    what: at === null ? FOLLOWS : String(at),
  })

/** What the others who have the meeting on a screen look at, by their ids, as far as is known. */
export function useWhereabouts(meeting: Place): ReadonlyMap<string, LooksAt> {
  const others = useOthersAt(team(meeting.teamId), placeOf(meeting))
  return useMemo(
    () => new Map(others.map(({ personId, what }) => [personId, what === FOLLOWS ? null : Number(what)])),
    [others],
  )
}
