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
}

/** The scriber’s decisions about an issue. Solving without a task asks first. */
export function useDecisions({ issue, tasks, next, acts }: Discussed) {
  const mayDecide = canWriteWork(useActor())
  const [asking, setAsking] = useState(false)
  return {
    mayDecide,
    asking,
    setAsking,
    solve() {
      if (isExplained('solved', { tasks, reason: null })) acts.decide(issue, { outcome: 'solved' })
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
