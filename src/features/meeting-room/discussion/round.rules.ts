import type { TakenUp } from '../../issues/discussion/discussion.queries.ts'
import { isSettled } from '../../issues/discussion/discussion.rules.ts'

export const isDone = ({ taken, issue }: TakenUp): boolean => isSettled(taken, issue)

/** The undecided issue that comes after this one in the round, or else before it. */
export function nextAfter(round: readonly TakenUp[], issueId: string): TakenUp | undefined {
  const at = round.findIndex(({ taken }) => taken.issueId === issueId)
  const others = [...round.slice(at + 1), ...round.slice(0, Math.max(0, at))]
  return others.find((one) => !isDone(one))
}
