import { useMutate } from '../../../sync/browser/react.ts'
import { announce } from '../../../ui/announce.ts'
import { movedToPlace } from '../../work/work.text.ts'
import type { Issue } from '../issues.table.ts'
import { placeIssue } from './place.mutations.ts'
import { neighboursAfter } from './place.rules.ts'

/** Moves one of the issues of a list in the order by hand by so many places. */
export function usePlaceIssue(shown: readonly Issue[]): (issueId: string, places: number) => void {
  const mutate = useMutate()
  return (id, places) => {
    const found = neighboursAfter(shown, id, places)
    const title = shown.find((issue) => issue.id === id)?.title
    if (!found || title === undefined) return
    const { before, after, position } = found
    if (mutate(placeIssue, { id, beforeId: before?.id ?? null, afterId: after?.id ?? null })) return
    announce(movedToPlace(title, position, shown.length))
  }
}
