import type { MeetingIssue } from '../../issues/discussion/meeting-issues.table.ts'
import type { MeetingResult, ResultItem, ResultTask } from './meeting-results.table.ts'

/** A solved issue with the tasks made of it in the meeting. */
export interface Decision {
  issue: ResultItem
  tasks: readonly ResultTask[]
  /** What was decided, in the team's words; null if nobody wrote it down. */
  sentence: string | null
  /** For how many milliseconds it was discussed; null if the meeting did not take it up. */
  spent: number | null
}

/** What a meeting noted of an issue that it took up. */
export interface Discussed {
  taken: Pick<MeetingIssue, 'issueId' | 'reason' | 'spent'>
  /** Empty if none was written down. */
  decision: string
}

type Brought = Pick<MeetingResult, 'issuesResolved' | 'tasksCreated'>

/** What a meeting decided: its solved issues, each with its tasks, and the tasks that belong to none of them. */
export function decisionsOf(
  { issuesResolved, tasksCreated }: Brought,
  discussed: readonly Discussed[],
): { decisions: Decision[]; otherTasks: ResultTask[] } {
  const solved = new Set(issuesResolved.map(({ id }) => id))
  const noted = new Map(discussed.map((one) => [one.taken.issueId, one]))
  return {
    decisions: issuesResolved.map((issue) => {
      const note = noted.get(issue.id)
      return {
        issue,
        tasks: tasksCreated.filter(({ sourceIssueId }) => sourceIssueId === issue.id),
        sentence: note?.decision.trim() || note?.taken.reason || null,
        spent: note?.taken.spent ?? null,
      }
    }),
    otherTasks: tasksCreated.filter(({ sourceIssueId }) => !sourceIssueId || !solved.has(sourceIssueId)),
  }
}

/** What became of a number that is off target: a decision (counted from 1), an issue that stays, or nothing. */
export function answerTo(
  issueId: string | null,
  { issuesResolved }: Pick<Brought, 'issuesResolved'>,
): { decision: number } | 'issue' | 'none' {
  if (issueId === null) return 'none'
  const place = issuesResolved.findIndex(({ id }) => id === issueId)
  return place < 0 ? 'issue' : { decision: place + 1 }
}
