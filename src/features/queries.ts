import type { Query } from '../sync/define-query.ts'
import { definitionsIn } from './definitions-in.ts'
import * as auditQueries from './audit/audit.queries.ts'
import * as companyQueries from './companies/companies.queries.ts'
import * as teamQueries from './teams/teams.queries.ts'
import * as peopleQueries from './people/people.queries.ts'
import * as dismissalQueries from './platform/dismissed-announcements.queries.ts'
import * as notificationQueries from './notifications/notifications.queries.ts'
import * as invitationQueries from './invitations/invitations.queries.ts'
import * as ownerQueries from './work/owners.queries.ts'
import * as commentMarkQueries from './comments/mark.queries.ts'
import * as commentQueries from './comments/comments.queries.ts'
import * as metricDefinitionQueries from './metrics/definition/definitions.queries.ts'
import * as metricGroupQueries from './metrics/groups/groups.queries.ts'
import * as metricTeamQueries from './metrics/teams/metric-teams.queries.ts'
import * as proposalQueries from './metrics/proposals/proposals.queries.ts'
import * as formulaQueries from './metrics/formulas/formula.queries.ts'
import * as panelQueries from './metrics/panel/panel.queries.ts'
import * as metricQueries from './metrics/metrics.queries.ts'
import * as weekCommentQueries from './metrics/values/week-comments.queries.ts'
import * as goalTrailQueries from './goals/trail/goal-trail.queries.ts'
import * as milestoneQueries from './goals/milestones/milestones.queries.ts'
import * as closingQueries from './goals/closing/closing.queries.ts'
import * as quarterQueries from './goals/quarters/quarters.queries.ts'
import * as goalQueries from './goals/goals.queries.ts'
import * as scheduleQueries from './meetings/schedule/schedules.queries.ts'
import * as goalDiscussionQueries from './goals/goal-discussion.queries.ts'
import * as taskReviewQueries from './tasks/review/review.queries.ts'
import * as taskCompletionQueries from './tasks/completion/completion.queries.ts'
import * as finishedTaskQueries from './tasks/finished-tasks.queries.ts'
import * as taskQueries from './tasks/tasks.queries.ts'
import * as issueQueries from './issues/issues.queries.ts'
import * as issuesFromQueries from './issues/raising/issues-from.queries.ts'
import * as raisingQueries from './issues/raising/raising.queries.ts'
import * as mergingQueries from './issues/merging/merging.queries.ts'
import * as movingQueries from './issues/moving/moving.queries.ts'
import * as similarQueries from './issues/similar/similar.queries.ts'
import * as promisableQueries from './issues/outcome/promisable.queries.ts'
import * as promiseQueries from './issues/outcome/promises.queries.ts'
import * as discussionQueries from './issues/discussion/discussion.queries.ts'
import * as headlineQueries from './headlines/headlines.queries.ts'
import * as reactionQueries from './headlines/reactions/reactions.queries.ts'
import * as votingQueries from './voting/voting.queries.ts'
import * as issueListQueries from './issue-list/issue-list.queries.ts'
import * as ballotQueries from './voting/ballots/ballots.queries.ts'
import * as overdueQueries from './meeting-room/overdue/overdue.queries.ts'
import * as meetingQueries from './meeting-room/meeting-room.queries.ts'
import * as lobbyQueries from './meeting-room/lobby/lobby.queries.ts'
import * as preparationQueries from './meeting-room/lobby/preparation.queries.ts'
import * as meetingHistoryQueries from './meeting-room/history/history.queries.ts'
import * as meetingResultQueries from './meeting-room/results/results.queries.ts'
import * as goalSettingQueries from './meeting-room/sections/quarterly/goal-setting.queries.ts'
import * as nextStepQueries from './meeting-room/sections/quarterly/next-steps.queries.ts'
import * as readinessQueries from './meeting-room/upcoming/readiness.queries.ts'
import * as guestQueries from './meeting-room/guests/guests.queries.ts'
import * as leavingQueries from './leaving/leaving.queries.ts'
import * as archiveQueries from './archive/archive.queries.ts'
import * as sampleQueries from './onboarding/sample/samples.queries.ts'
import * as hintQueries from './onboarding/hints/hints.queries.ts'
import * as revisionQueries from './revisions/revisions.queries.ts'
import * as madeQueries from './made/made.queries.ts'
import * as planMeasureQueries from './strategy/measures.queries.ts'
import * as planLiveQueries from './strategy/live-blocks.queries.ts'
import * as visiblePlanQueries from './strategy/visible-plans.queries.ts'
import * as strategyQueries from './strategy/strategy.queries.ts'
import * as onboardingQueries from './onboarding/onboarding.queries.ts'
import * as firstStepQueries from './onboarding/get-started/first-steps.queries.ts'
import * as dashboardQueries from './dashboard/dashboard.queries.ts'
import * as onTrackQueries from './dashboard/numbers/on-track.queries.ts'
import * as myNumberQueries from './dashboard/numbers/my-numbers.queries.ts'
import * as nextUpQueries from './dashboard/strip/next-up.queries.ts'
import * as trendQueries from './dashboard/trends/trends.queries.ts'
import * as forYouQueries from './dashboard/for-you/for-you.queries.ts'
import * as workElsewhereQueries from './dashboard/work-elsewhere.queries.ts'
import * as searchActQueries from './search/acts.queries.ts'
import * as searchQueries from './search/search.queries.ts'
import * as companySummaryQueries from './administration/company/company-summary.queries.ts'
import * as auditTrailQueries from './administration/audit/audit-trail.queries.ts'
import * as soughtQueries from './search/sought.queries.ts'
import * as waitingQueries from './waiting/waiting.queries.ts'
import * as openSeatQueries from './tools/replacement-ladder/open-seat.queries.ts'
import * as handOverQueries from './tools/delegate-elevate/hand-over.queries.ts'
import * as clarityQueries from './tools/clarity-break/appointments.queries.ts'
import * as toolSheetQueries from './tools/sheets/sheets.queries.ts'
import * as checkupQueries from './tools/checkups/checkups.queries.ts'
import * as conversationQueries from './conversations/conversations.queries.ts'
import * as fitQueries from './fit/fit.queries.ts'
import * as orgChartQueries from './org-chart/charts/charts.queries.ts'
import * as removedSeatQueries from './org-chart/seats/removed.queries.ts'
import * as madeOfSeatQueries from './org-chart/seats/made.queries.ts'
import * as earlierChartQueries from './org-chart/earlier/earlier.queries.ts'
import * as chartPublishingQueries from './org-chart/publish/publish.queries.ts'
import * as holderGoalQueries from './org-chart/seats/holder-goals.queries.ts'
import * as seatMeasureQueries from './org-chart/seats/measures.queries.ts'
import * as processQueries from './processes/processes.queries.ts'
import * as processFollowedQueries from './processes/followed/followed.queries.ts'
import * as processReaderQueries from './processes/readers/readers.queries.ts'
import * as processReadingQueries from './processes/readings/readings.queries.ts'
import * as processSeatQueries from './processes/seats.queries.ts'
import * as processVersionQueries from './processes/publishing/versions.queries.ts'

/** One line a file of queries. architecture.test.ts fails when one is missing. */
export const queries = definitionsIn<Query>('query', [
  auditQueries,
  companyQueries,
  teamQueries,
  peopleQueries,
  dismissalQueries,
  notificationQueries,
  invitationQueries,
  ownerQueries,
  revisionQueries,
  madeQueries,
  commentQueries,
  commentMarkQueries,
  metricDefinitionQueries,
  metricGroupQueries,
  metricTeamQueries,
  panelQueries,
  proposalQueries,
  metricQueries,
  formulaQueries,
  weekCommentQueries,
  goalTrailQueries,
  closingQueries,
  quarterQueries,
  milestoneQueries,
  goalQueries,
  goalDiscussionQueries,
  taskReviewQueries,
  taskCompletionQueries,
  taskQueries,
  finishedTaskQueries,
  issueQueries,
  issuesFromQueries,
  raisingQueries,
  mergingQueries,
  movingQueries,
  similarQueries,
  promisableQueries,
  promiseQueries,
  discussionQueries,
  headlineQueries,
  reactionQueries,
  votingQueries,
  issueListQueries,
  ballotQueries,
  scheduleQueries,
  overdueQueries,
  meetingQueries,
  lobbyQueries,
  preparationQueries,
  meetingHistoryQueries,
  meetingResultQueries,
  readinessQueries,
  goalSettingQueries,
  nextStepQueries,
  guestQueries,
  leavingQueries,
  archiveQueries,
  searchActQueries,
  searchQueries,
  soughtQueries,
  waitingQueries,
  auditTrailQueries,
  companySummaryQueries,
  dashboardQueries,
  forYouQueries,
  strategyQueries,
  visiblePlanQueries,
  planMeasureQueries,
  planLiveQueries,
  onboardingQueries,
  hintQueries,
  sampleQueries,
  firstStepQueries,
  onTrackQueries,
  myNumberQueries,
  nextUpQueries,
  trendQueries,
  workElsewhereQueries,
  handOverQueries,
  toolSheetQueries,
  openSeatQueries,
  clarityQueries,
  checkupQueries,
  orgChartQueries,
  removedSeatQueries,
  chartPublishingQueries,
  earlierChartQueries,
  madeOfSeatQueries,
  fitQueries,
  conversationQueries,
  holderGoalQueries,
  seatMeasureQueries,
  processQueries,
  processSeatQueries,
  processReaderQueries,
  processReadingQueries,
  processFollowedQueries,
  processVersionQueries,
])
