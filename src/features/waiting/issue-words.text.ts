import type * as discussion from '../issues/discussion/discussion.mutations.ts'
import { NOTE_LABELS, OUTCOME_LABELS } from '../issues/discussion/discussion.text.ts'
import type * as notes from '../issues/discussion/notes.mutations.ts'
import type * as issues from '../issues/issues.mutations.ts'
import type * as merging from '../issues/merging/merging.mutations.ts'
import type * as moving from '../issues/moving/moving.mutations.ts'
import type * as place from '../issues/order/place.mutations.ts'
import type * as promises from '../issues/outcome/promises.mutations.ts'
import type * as raising from '../issues/raising/raising.mutations.ts'
import type * as ballots from '../voting/ballots/ballots.mutations.ts'
import type * as limits from '../voting/limits.mutations.ts'
import type * as voting from '../voting/voting.mutations.ts'
import { counted, quoted, type WordsOf } from './row-names.text.ts'

export const issueWords: WordsOf<
  typeof issues & typeof merging & typeof moving & typeof place & typeof promises & typeof raising
> = {
  createIssue: ({ title }) => `Add the issue ${quoted(title)}`,
  updateIssue: ({ id }, the) => `Change ${the('issue', id)}`,
  resolveIssue: ({ id }, the) => `Resolve ${the('issue', id)}`,
  reopenIssue: ({ id }, the) => `Reopen ${the('issue', id)}`,
  archiveIssue: ({ id }, the) => `Archive ${the('issue', id)}`,
  restoreIssue: ({ id }, the) => `Restore ${the('issue', id)}`,
  raiseFromMetric: ({ metricId }, the) => `Raise an issue from ${the('metric', metricId)}`,
  raiseFromGoal: ({ goalId }, the) => `Raise an issue from ${the('goal', goalId)}`,
  raiseFromTask: ({ taskId }, the) => `Raise an issue from ${the('task', taskId)}`,
  raiseFromHeadline: ({ headlineId }, the) => `Raise an issue from ${the('headline', headlineId)}`,
  placeIssue: ({ id }, the) => `Move ${the('issue', id)} in the list`,
  mergeIssue: ({ id, intoId }, the) => `Merge ${the('issue', id)} into ${the('issue', intoId)}`,
  moveIssue: ({ id, teamId }, the) => `Move ${the('issue', id)} to ${the('team', teamId)}`,
  promiseOutcome: ({ issueId, metricId, direction }, the) =>
    `Promise that ${the('issue', issueId)} moves ${the('metric', metricId)} ${direction}`,
  withdrawPromise: () => 'Take back what an issue should move',
}

export const discussionWords: WordsOf<
  typeof discussion & typeof notes & typeof voting & typeof ballots & typeof limits
> = {
  discussIssue: ({ issueId }, the) => `Discuss ${the('issue', issueId)}`,
  stopDiscussing: () => 'Stop discussing the open issue',
  decideIssue: ({ issueId, outcome }, the) =>
    `Decide ${the('issue', issueId)}: ${OUTCOME_LABELS[outcome].toLowerCase()}`,
  undoDecision: ({ issueId }, the) => `Take back the decision on ${the('issue', issueId)}`,
  writeNote: ({ kind, issueId }, the) =>
    kind in NOTE_LABELS && issueId
      ? `Write ${quoted(NOTE_LABELS[kind as keyof typeof NOTE_LABELS])} of ${the('issue', issueId)}`
      : 'Write a note of the meeting',
  castVote: ({ issueId }, the) => `Vote for ${the('issue', issueId)}`,
  removeVote: ({ issueId }, the) => `Take back a vote for ${the('issue', issueId)}`,
  setMeetingBallot: ({ hidden }) => (hidden ? 'Hide the votes of a meeting' : 'Show the votes of a meeting'),
  setTeamBallot: ({ teamId, hidden }, the) =>
    `${hidden ? 'Hide' : 'Show'} the votes in meetings of ${the('team', teamId)}`,
  revealVotes: () => 'Reveal the votes of a meeting',
  setDoneVoting: ({ done }) => (done ? 'Say that you are done voting' : 'Say that you are still voting'),
  setMeetingVoteLimit: ({ limit }) => `Give everybody ${counted(limit, 'vote', 'votes')} in a meeting`,
  setTeamVoteLimit: ({ teamId, limit }, the) =>
    limit === null
      ? `Give ${the('team', teamId)} the company’s number of votes`
      : `Give everybody in ${the('team', teamId)} ${counted(limit, 'vote', 'votes')}`,
  setShowsVoters: ({ teamId, shows }, the) =>
    `${shows ? 'Show' : 'Do not show'} who voted in ${the('team', teamId)}`,
}
