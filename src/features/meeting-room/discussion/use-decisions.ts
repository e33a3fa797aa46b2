import { useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import type { TakenUp } from '../../issues/discussion/discussion.queries.ts'
import { isExplained } from '../../issues/discussion/discussion.rules.ts'
import type { Issue } from '../../issues/issues.table.ts'
import { canWriteWork } from '../../work/work.access.ts'
import type { DiscussionActs } from './use-discussion.ts'

interface Discussed {
  issue: Issue
  /** How many tasks were made from it. */
  tasks: number
  next: TakenUp | undefined
  acts: DiscussionActs
  /** Whether the solution can name a metric that it should move. */
  mayPromise: boolean
}

/** The scriber’s decisions about an issue. Solving asks first which metric it should move, and why it needs no task if there is none. */
export function useDecisions({ issue, tasks, next, acts, mayPromise }: Discussed) {
  const mayDecide = canWriteWork(useActor())
  const [asking, setAsking] = useState(false)
  const solveAtOnce = () => acts.decide(issue, { outcome: 'solved' })
  return {
    mayDecide,
    asking,
    setAsking,
    solveAtOnce,
    solve() {
      if (isExplained('solved', { tasks, reason: null }) && !mayPromise) solveAtOnce()
      else setAsking(true)
    },
    longTerm: () => acts.decide(issue, { outcome: 'long_term' }),
    drop: () => acts.decide(issue, { outcome: 'dropped' }),
    stop: acts.stop,
    table: () => acts.decide(issue, { outcome: 'tabled' }),
    move: (toTeamId: string) => acts.decide(issue, { outcome: 'moved', toTeamId, copyId: newId() }),
    next: () => next && acts.discuss(next.taken.issueId),
  }
}

export type DecisionActs = ReturnType<typeof useDecisions>
