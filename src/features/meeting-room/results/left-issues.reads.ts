import type { Reader } from '../../../sync/store.ts'
import { type MeetingIssue, meetingIssues } from '../../issues/discussion/meeting-issues.table.ts'
import { type Issue, issues } from '../../issues/issues.table.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { issueVotes } from '../../voting/voting.table.ts'
import type { LeftIssue } from './meeting-results.table.ts'

/** No result lists more issues that were left. */
const MOST_LEFT = 100

type Ended = Pick<Meeting, 'id' | 'teamId' | 'startedAt'>

/**
 * The team's issues that were raised, voted for or taken up in the meeting without being solved, oldest first, and what became of them; then
 * those that it moved to another team.
 */
export function issuesLeftIn(read: Reader, meeting: Ended): LeftIssue[] {
  const { id: meetingId } = meeting
  const taken = read.where(meetingIssues, { meetingId })
  // While votes are hidden, a person sees their own, which nobody else is to know.
  const touched = [...taken, ...read.where(issueVotes, { meetingId, ballotId: null })]
  const found = [
    ...read.where(issues, { meetingId }),
    ...touched.flatMap(({ issueId }) => read.get(issues, issueId) ?? []),
  ]
  const left = [...new Map(found.map((issue) => [issue.id, issue])).values()]
    .filter((issue) => isLeft(issue, meeting))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || (one.id < other.id ? -1 : 1))
  return [...left.map(leftIssue), ...taken.filter(({ outcome }) => outcome === 'moved').map(moved)].slice(
    0,
    MOST_LEFT,
  )
}

const isLeft = ({ teamId, status, archivedAt }: Issue, meeting: Ended): boolean =>
  teamId === meeting.teamId && status === 'open' && (archivedAt === null || archivedAt >= meeting.startedAt)

const leftIssue = (issue: Issue): LeftIssue => ({
  id: issue.id,
  title: issue.title,
  personIds: [issue.ownerId],
  fate: fateOf(issue),
})

function fateOf({ archivedAt, issueType }: Issue): LeftIssue['fate'] {
  if (archivedAt !== null) return 'dropped'
  return issueType === 'long_term' ? 'long_term' : 'stays'
}

/** It may be out of sight by now. */
const moved = ({ issueId, title }: MeetingIssue): LeftIssue => ({
  id: issueId,
  title,
  personIds: [],
  fate: 'moved',
})
