import type * as discussion from '../issues/discussion/discussion.mutations.ts'
import { NOTE_LABELS, OUTCOME_LABELS } from '../issues/discussion/discussion.text.de.ts'
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
import { counted, quoted, type WordsOf } from './row-names.text.de.ts'

const DIRECTIONS: Readonly<Record<string, string>> = { up: 'steigt', down: 'sinkt' }

export const issueWords: WordsOf<
  typeof issues & typeof merging & typeof moving & typeof place & typeof promises & typeof raising
> = {
  createIssue: ({ title }) => `Thema ${quoted(title)} anlegen`,
  updateIssue: ({ id }, the) => `Ändern: ${the('issue', id)}`,
  resolveIssue: ({ id }, the) => `Lösen: ${the('issue', id)}`,
  reopenIssue: ({ id }, the) => `Wieder öffnen: ${the('issue', id)}`,
  archiveIssue: ({ id }, the) => `Archivieren: ${the('issue', id)}`,
  restoreIssue: ({ id }, the) => `Wiederherstellen: ${the('issue', id)}`,
  raiseFromMetric: ({ metricId }, the) => `Ein Thema machen aus: ${the('metric', metricId)}`,
  raiseFromGoal: ({ goalId }, the) => `Ein Thema machen aus: ${the('goal', goalId)}`,
  raiseFromTask: ({ taskId }, the) => `Ein Thema machen aus: ${the('task', taskId)}`,
  raiseFromHeadline: ({ headlineId }, the) => `Ein Thema machen aus: ${the('headline', headlineId)}`,
  placeIssue: ({ id }, the) => `In der Liste verschieben: ${the('issue', id)}`,
  mergeIssue: ({ id, intoId }, the) => `Zusammenführen: ${the('issue', id)} → ${the('issue', intoId)}`,
  moveIssue: ({ id, teamId }, the) => `Übergeben (${the('team', teamId)}): ${the('issue', id)}`,
  promiseOutcome: ({ issueId, metricId, direction }, the) =>
    `Versprechen (${the('metric', metricId)} ${DIRECTIONS[direction] ?? direction}): ${the('issue', issueId)}`,
  withdrawPromise: () => 'Zurücknehmen, was ein Thema bewegen soll',
}

export const discussionWords: WordsOf<
  typeof discussion & typeof notes & typeof voting & typeof ballots & typeof limits
> = {
  discussIssue: ({ issueId }, the) => `Besprechen: ${the('issue', issueId)}`,
  stopDiscussing: () => 'Die Besprechung des offenen Themas beenden',
  decideIssue: ({ issueId, outcome }, the) =>
    `Entscheiden (${OUTCOME_LABELS[outcome]}): ${the('issue', issueId)}`,
  undoDecision: ({ issueId }, the) => `Die Entscheidung zurücknehmen: ${the('issue', issueId)}`,
  writeNote: ({ kind, issueId }, the) =>
    kind in NOTE_LABELS && issueId
      ? `${quoted(NOTE_LABELS[kind as keyof typeof NOTE_LABELS])} schreiben: ${the('issue', issueId)}`
      : 'Eine Notiz zum Meeting schreiben',
  castVote: ({ issueId }, the) => `Stimmen für: ${the('issue', issueId)}`,
  removeVote: ({ issueId }, the) => `Eine Stimme zurücknehmen: ${the('issue', issueId)}`,
  setMeetingBallot: ({ hidden }) =>
    hidden ? 'Die Stimmen eines Meetings verdecken' : 'Die Stimmen eines Meetings zeigen',
  setTeamBallot: ({ teamId, hidden }, the) =>
    `Die Stimmen in Meetings ${hidden ? 'verdecken' : 'zeigen'}: ${the('team', teamId)}`,
  revealVotes: () => 'Die Stimmen eines Meetings aufdecken',
  setDoneVoting: ({ done }) =>
    done ? 'Sagen, dass Sie fertig abgestimmt haben' : 'Sagen, dass Sie noch abstimmen',
  setMeetingVoteLimit: ({ limit }) => `Allen in einem Meeting geben: ${counted(limit, 'Stimme', 'Stimmen')}`,
  setTeamVoteLimit: ({ teamId, limit }, the) =>
    limit === null
      ? `So viele Stimmen geben wie im Unternehmen: ${the('team', teamId)}`
      : `Allen ${counted(limit, 'Stimme', 'Stimmen')} geben: ${the('team', teamId)}`,
  setShowsVoters: ({ teamId, shows }, the) =>
    `${shows ? 'Zeigen' : 'Nicht zeigen'}, wer abgestimmt hat: ${the('team', teamId)}`,
}
