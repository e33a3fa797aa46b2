import type * as comments from '../comments/comments.mutations.ts'
import type * as follow from '../comments/follow.mutations.ts'
import type * as goalComments from '../goals/goal-comments.mutations.ts'
import type * as cascading from '../headlines/cascading.mutations.ts'
import type * as headlineComments from '../headlines/headline-comments.mutations.ts'
import type * as headlines from '../headlines/headlines.mutations.ts'
import type * as reactions from '../headlines/reactions/reactions.mutations.ts'
import { REACTION_LABELS } from '../headlines/reactions/reactions.text.de.ts'
import type * as issueComments from '../issues/issue-comments.mutations.ts'
import type * as weekComments from '../metrics/values/week-comments.mutations.ts'
import type * as taskComments from '../tasks/task-comments.mutations.ts'
import { quoted, type WordsOf } from './row-names.text.de.ts'

export const headlineWords: WordsOf<typeof headlines & typeof reactions & typeof cascading> = {
  createHeadline: ({ title }) => `Schlagzeile ${quoted(title)} anlegen`,
  updateHeadline: ({ id }, the) => `Ändern: ${the('headline', id)}`,
  archiveHeadline: ({ id }, the) => `Archivieren: ${the('headline', id)}`,
  restoreHeadline: ({ id }, the) => `Wiederherstellen: ${the('headline', id)}`,
  setHeadlineRead: ({ id, isRead }, the) =>
    `Als ${isRead ? 'gelesen' : 'ungelesen'} markieren: ${the('headline', id)}`,
  reactToHeadline: ({ headlineId, kind, isOn }, the) =>
    `${isOn ? 'Mit' : 'Nicht mehr mit'} ${quoted(REACTION_LABELS[kind])} reagieren: ${the('headline', headlineId)}`,
  cascadeMessage: ({ title, toTeamId }, the) =>
    `Nachricht ${quoted(title)} senden an ${the('team', toTeamId)}`,
}

export const commentWords: WordsOf<
  typeof comments &
    typeof follow &
    typeof goalComments &
    typeof headlineComments &
    typeof issueComments &
    typeof weekComments &
    typeof taskComments
> = {
  commentOnIssue: ({ subjectId }, the) => `Kommentieren: ${the('issue', subjectId)}`,
  commentOnTask: ({ subjectId }, the) => `Kommentieren: ${the('task', subjectId)}`,
  commentOnGoal: ({ subjectId }, the) => `Kommentieren: ${the('goal', subjectId)}`,
  commentOnHeadline: ({ subjectId }, the) => `Kommentieren: ${the('headline', subjectId)}`,
  commentOnWeek: ({ subjectId }, the) => `Eine Woche kommentieren: ${the('metric', subjectId)}`,
  editComment: () => 'Einen Kommentar bearbeiten',
  deleteComment: () => 'Einen Kommentar löschen',
  restoreComment: () => 'Einen Kommentar wiederherstellen',
  followDiscussion: ({ isFollowing }) =>
    isFollowing ? 'Einer Diskussion folgen' : 'Einer Diskussion nicht mehr folgen',
  readDiscussion: () => 'Eine Diskussion als gelesen markieren',
}
