import { useMutate } from '../../../sync/browser/react.ts'
import { toastUndo } from '../../../ui/toast.ts'
import {
  decideIssue,
  discussIssue,
  stopDiscussing,
  undoDecision,
} from '../../issues/discussion/discussion.mutations.ts'
import { OUTCOME_LABELS } from '../../issues/discussion/discussion.text.ts'
import type { Outcome } from '../../issues/discussion/meeting-issues.table.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { revealVotes } from '../../voting/ballots/ballots.mutations.ts'
import { decidedAs } from './discussion-room.text.ts'
import { chooseIssues } from './rounds.mutations.ts'

interface Decision {
  outcome: Outcome
  toTeamId?: string
  copyId?: string
}

interface Titled {
  id: string
  title: string
}

/** What the scriber does in the issues section. */
export function useDiscussion({ id: meetingId, scriberEpoch: epoch }: Meeting) {
  const mutate = useMutate()
  const target = { meetingId, epoch }
  const told = ({ id: issueId, title }: Titled, outcome: Outcome) =>
    toastUndo(decidedAs(OUTCOME_LABELS[outcome]), title, () => mutate(undoDecision, { ...target, issueId }))
  return {
    choose: (issueIds: readonly string[]) => void mutate(chooseIssues, { ...target, issueIds }),
    discuss: (issueId: string) => void mutate(discussIssue, { ...target, issueId }),
    stop: () => void mutate(stopDiscussing, target),
    decide(issue: Titled, decision: Decision) {
      if (!mutate(decideIssue, { ...target, issueId: issue.id, ...decision })) told(issue, decision.outcome)
    },
    told,
    reveal: () => void mutate(revealVotes, target),
  }
}

export type DiscussionActs = ReturnType<typeof useDiscussion>
