import type { Mutation } from '../sync/define-mutation.ts'
import { definitionsIn } from './definitions-in.ts'
import * as auditMutations from './audit/audit.mutations.ts'
import * as companyMutations from './companies/companies.mutations.ts'
import * as ownWordMutations from './companies/own-words/own-words.mutations.ts'
import * as teamMutations from './teams/teams.mutations.ts'
import * as foundingMutations from './people/founding.mutations.ts'
import * as peopleMutations from './people/people.mutations.ts'
import * as dismissalMutations from './platform/dismissed-announcements.mutations.ts'
import * as notificationMutations from './notifications/notifications.mutations.ts'
import * as teamMemberMutations from './people/team-members.mutations.ts'
import * as invitationMutations from './invitations/invitations.mutations.ts'
import * as joiningMutations from './invitations/joining.mutations.ts'
import * as enrolMutations from './identity/enrol.mutations.ts'
import * as provisioningMutations from './identity/provisioning/provisioning.mutations.ts'
import * as commentMutations from './comments/comments.mutations.ts'
import * as followMutations from './comments/follow.mutations.ts'
import * as metricDefinitionMutations from './metrics/definition/definitions.mutations.ts'
import * as metricDeletions from './metrics/definition/delete-metrics.mutations.ts'
import * as metricMutations from './metrics/definition/metric-definition.mutations.ts'
import * as metricGroupMutations from './metrics/groups/groups.mutations.ts'
import * as metricOrderMutations from './metrics/scorecard/metric-order.mutations.ts'
import * as metricSourceMutations from './metrics/sources/sources.mutations.ts'
import * as metricTeamMutations from './metrics/teams/metric-teams.mutations.ts'
import * as metricValueMutations from './metrics/values/metric-values.mutations.ts'
import * as proposalMutations from './metrics/proposals/proposals.mutations.ts'
import * as weekCommentMutations from './metrics/values/week-comments.mutations.ts'
import * as goalMutations from './goals/goals.mutations.ts'
import * as goalStatusMutations from './goals/trail/goal-status.mutations.ts'
import * as closingMutations from './goals/closing/closing.mutations.ts'
import * as milestoneMutations from './goals/milestones/milestones.mutations.ts'
import * as goalTeamMutations from './goals/goal-teams.mutations.ts'
import * as agendaMutations from './meetings/agenda/agenda.mutations.ts'
import * as scheduleMutations from './meetings/schedule/schedules.mutations.ts'
import * as goalCommentMutations from './goals/goal-comments.mutations.ts'
import * as taskMutations from './tasks/tasks.mutations.ts'
import * as taskActs from './tasks/task-acts.mutations.ts'
import * as bulkTaskMutations from './tasks/bulk/bulk.mutations.ts'
import * as taskReviewMutations from './tasks/review/review.mutations.ts'
import * as taskCommentMutations from './tasks/task-comments.mutations.ts'
import * as issueMutations from './issues/issues.mutations.ts'
import * as raisingMutations from './issues/raising/raising.mutations.ts'
import * as issueCommentMutations from './issues/issue-comments.mutations.ts'
import * as placeMutations from './issues/order/place.mutations.ts'
import * as mergingMutations from './issues/merging/merging.mutations.ts'
import * as movingMutations from './issues/moving/moving.mutations.ts'
import * as promiseMutations from './issues/outcome/promises.mutations.ts'
import * as discussionMutations from './issues/discussion/discussion.mutations.ts'
import * as issueNoteMutations from './issues/discussion/notes.mutations.ts'
import * as headlineMutations from './headlines/headlines.mutations.ts'
import * as headlineCommentMutations from './headlines/headline-comments.mutations.ts'
import * as reactionMutations from './headlines/reactions/reactions.mutations.ts'
import * as cascadingMutations from './headlines/cascading.mutations.ts'
import * as votingMutations from './voting/voting.mutations.ts'
import * as ballotMutations from './voting/ballots/ballots.mutations.ts'
import * as meetingMutations from './meeting-room/meeting-room.mutations.ts'
import * as attendanceMutations from './meetings/attendance/attendance.mutations.ts'
import * as scriberMutations from './meetings/scriber/scriber.mutations.ts'
import * as timerMutations from './meetings/timer/timer.mutations.ts'
import * as limitMutations from './voting/limits.mutations.ts'
import * as roundMutations from './meeting-room/discussion/rounds.mutations.ts'
import * as minutesMutations from './meeting-room/minutes/minutes.mutations.ts'
import * as turnMutations from './meetings/turns/turns.mutations.ts'
import * as overdueMutations from './meeting-room/overdue/overdue.mutations.ts'
import * as guestMutations from './meeting-room/guests/guests.mutations.ts'
import * as formerMutations from './leaving/account/former.mutations.ts'
import * as leavingMutations from './leaving/leaving.mutations.ts'
import * as guestActs from './meeting-room/guests/guest-acts.mutations.ts'
import * as onboardingMutations from './onboarding/onboarding.mutations.ts'
import * as exportMutations from './portability/export/export.mutations.ts'
import * as tokenMutations from './integrations/tokens/token-audit.mutations.ts'
import * as strategyMutations from './strategy/strategy.mutations.ts'
import * as planItemMutations from './strategy/plan-items.mutations.ts'
import * as planFileMutations from './strategy/plan-file.mutations.ts'
import * as planVersionMutations from './strategy/versions/replace-plan.mutations.ts'
import * as planTextMutations from './strategy/plan-texts.mutations.ts'
import * as entitlementMutations from './billing/entitlement.mutations.ts'
import * as ratingMutations from './meeting-room/conclude/ratings.mutations.ts'
import * as planReviewMutations from './meeting-room/sections/quarterly/plan-review.mutations.ts'
import * as clarityMutations from './tools/clarity-break/appointments.mutations.ts'
import * as sheetTextMutations from './tools/sheets/sheet-text.mutations.ts'
import * as toolSheetMutations from './tools/sheets/sheets.mutations.ts'
import * as checkupMutations from './tools/checkups/checkups.mutations.ts'
import * as checkupAnswerMutations from './tools/checkups/answers.mutations.ts'
import * as checkupSettling from './tools/checkups/settle.mutations.ts'
import * as nextQuarterMutations from './tools/sheets/next-quarter.mutations.ts'
import * as importSheetMutations from './tools/sheets/import-sheet.mutations.ts'
import * as toolItemMutations from './tools/sheets/items.mutations.ts'
import * as madeOfItemMutations from './tools/sheets/made.mutations.ts'
import * as madeOfStatements from './tools/checkups/made-of-statements.mutations.ts'
import * as madeOfBlocks from './strategy/made-of-blocks.mutations.ts'
import * as madeOfFit from './fit/made-of-fit.mutations.ts'
import * as orgChartMutations from './org-chart/charts/charts.mutations.ts'
import * as chartPublishing from './org-chart/publish/publish.mutations.ts'
import * as earlierChartMutations from './org-chart/earlier/earlier.mutations.ts'
import * as seatNotes from './org-chart/seats/note.mutations.ts'
import * as madeOfSeats from './org-chart/seats/made.mutations.ts'
import * as seatImports from './org-chart/files/import-seats.mutations.ts'
import * as seatHolderMutations from './org-chart/seats/holders.mutations.ts'
import * as seatMeasureMutations from './org-chart/seats/measures.mutations.ts'
import * as seatRemovals from './org-chart/seats/remove-seat.mutations.ts'
import * as seatRoleMutations from './org-chart/seats/roles.mutations.ts'
import * as seatLineMutations from './org-chart/seats/second-lines.mutations.ts'
import * as seatMutations from './org-chart/seats/seats.mutations.ts'
import * as processMutations from './processes/processes.mutations.ts'
import * as processFollowed from './processes/followed/followed.mutations.ts'
import * as processTracking from './processes/followed/track-reading.mutations.ts'
import * as processSuggestions from './processes/suggestions/suggestions.mutations.ts'
import * as processReaders from './processes/readers/readers.mutations.ts'
import * as processReadings from './processes/readings/readings.mutations.ts'
import * as processSteps from './processes/steps/steps.mutations.ts'
import * as processPublishing from './processes/publishing/publish.mutations.ts'
import * as madeOfChat from './thought-partner/made-of-chat.mutations.ts'
import * as conversationMutations from './conversations/conversations.mutations.ts'
import * as afterTheTalk from './conversations/after-the-talk.mutations.ts'
import * as mirrorMutations from './conversations/mirror.mutations.ts'
import * as fitMutations from './fit/fit.mutations.ts'

/** One line a file of mutations. architecture.test.ts fails when one is missing. */
export const mutations = definitionsIn<Mutation>('mutation', [
  auditMutations,
  companyMutations,
  ownWordMutations,
  teamMutations,
  foundingMutations,
  peopleMutations,
  dismissalMutations,
  notificationMutations,
  teamMemberMutations,
  joiningMutations,
  invitationMutations,
  enrolMutations,
  provisioningMutations,
  commentMutations,
  followMutations,
  metricDefinitionMutations,
  metricDeletions,
  metricMutations,
  metricGroupMutations,
  metricOrderMutations,
  metricSourceMutations,
  metricTeamMutations,
  metricValueMutations,
  proposalMutations,
  weekCommentMutations,
  goalMutations,
  goalStatusMutations,
  closingMutations,
  milestoneMutations,
  goalTeamMutations,
  goalCommentMutations,
  taskMutations,
  taskActs,
  bulkTaskMutations,
  taskReviewMutations,
  taskCommentMutations,
  issueMutations,
  raisingMutations,
  issueCommentMutations,
  placeMutations,
  mergingMutations,
  movingMutations,
  promiseMutations,
  discussionMutations,
  issueNoteMutations,
  headlineMutations,
  headlineCommentMutations,
  reactionMutations,
  cascadingMutations,
  votingMutations,
  ballotMutations,
  meetingMutations,
  agendaMutations,
  scheduleMutations,
  attendanceMutations,
  scriberMutations,
  timerMutations,
  limitMutations,
  roundMutations,
  turnMutations,
  minutesMutations,
  overdueMutations,
  ratingMutations,
  planReviewMutations,
  strategyMutations,
  planItemMutations,
  planTextMutations,
  planFileMutations,
  planVersionMutations,
  entitlementMutations,
  guestMutations,
  guestActs,
  onboardingMutations,
  exportMutations,
  tokenMutations,
  formerMutations,
  leavingMutations,
  toolSheetMutations,
  sheetTextMutations,
  clarityMutations,
  nextQuarterMutations,
  toolItemMutations,
  importSheetMutations,
  madeOfItemMutations,
  madeOfStatements,
  madeOfBlocks,
  madeOfFit,
  checkupMutations,
  checkupAnswerMutations,
  checkupSettling,
  orgChartMutations,
  chartPublishing,
  earlierChartMutations,
  seatImports,
  seatNotes,
  madeOfSeats,
  seatHolderMutations,
  seatMeasureMutations,
  seatRemovals,
  seatRoleMutations,
  seatLineMutations,
  seatMutations,
  processMutations,
  processSteps,
  processReaders,
  processReadings,
  processFollowed,
  processTracking,
  processSuggestions,
  processPublishing,
  fitMutations,
  conversationMutations,
  madeOfChat,
  afterTheTalk,
  mirrorMutations,
])
