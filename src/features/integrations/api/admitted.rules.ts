import { type Area, AREAS, readScope, type TokenScope, writeScope } from '../tokens/scopes.rules.ts'

/** What programs may call, said once for the whole registry. A mutation or query that stands nowhere here can't be called by a token. */

interface Calls {
  readonly reads: string
  readonly writes: string
}

/** The queries and mutations of each area, by their names. */
const CALLS: Readonly<Record<Area, Calls>> = {
  overview: {
    reads: `latestHeadlines myNumbers ratingsByWeek nextUp myOpenGoals myTasksThisWeek forYou firstSteps metricsOnTrack offTrackMetrics teamsOfMyWork
      archivedWork heldArchive openWorkOfTeam found foundAgain actsOn soughtRow namesOfRows ownersForTeam`,
    writes: '',
  },
  metrics: {
    reads: `definitionChanges groupsOfTeam teamsOfMetric metricHistory teamOfMetric missProposal heldWeeks metricRow metricsOfTeam
      weekOfMetric formulaInputs formulaReach heldInputs metricChoices commentedWeeks heldCommentedWeeks mayAddToWeeks`,
    writes: `removeDefinition restoreDefinition deleteMetric deleteMetrics restoreMetric restoreMetrics takeBackMetrics createMetric
      updateMetric createMetricGroup deleteMetricGroup groupMetric renameMetricGroup reorderMetricGroups restoreMetricGroup
      reorderMetrics assignMetric removeMetricFromTeam setCustomTarget setMetricValue setMetricValues setWeekNotes dismissMisses`,
  },
  goals: {
    reads: `goalTrail goalsOfQuarter quarterToClose goalsInSight heldGoalsDue milestonesOfGoal companyGoalSetting companyGoals goalRow
      goalsOfTeam heldFinishedGoals mayAddToGoal goalPlan`,
    writes: `archiveGoal createGoal reorderGoals restoreGoal updateGoal setGoalStatus closeGoals reopenGoals addMilestone
      removeMilestone updateMilestone assignGoal unassignGoal`,
  },
  tasks: {
    reads: `missedTask missedTasks taskReview completionByWeek myTasks tasksOfTeam heldDoneTasks tasksOfMeeting overdueTasksOfTeam`,
    writes: `createTask updateTask archiveTask restoreTask setTaskStatus changeTasks dismissTaskMisses missTasks takeBackMisses`,
  },
  issues: {
    reads: `archivedIssues heldArchivedIssues heldResolvedIssues issueItem likelyIssueTeam openIssuesOfTeam resolvedIssues tasksOfIssue
      issueAlready issuesFrom raisableWork sourceOfIssue mergeChoices destinations issuesAtHand pastIssue heldPromise promisableMetrics
      promiseOfIssue promisesOfMeeting promisesOfTeam discussedIssue issuesOfMeeting lastTimeOf roundOfMeeting myVotes teamVoting
      voteTotals votersOfIssue issueOwners issuesOfTeams ballotOfMeeting topIssues`,
    writes: `archiveIssue createIssue reopenIssue resolveIssue restoreIssue updateIssue raiseFromGoal raiseFromHeadline raiseFromMetric
      raiseFromTask placeIssue mergeIssue moveIssue promiseOutcome withdrawPromise castVote removeVote revealVotes setDoneVoting
      setMeetingBallot setTeamBallot setMeetingVoteLimit setShowsVoters setTeamVoteLimit`,
  },
  headlines: {
    reads: 'headlineSetting headlinesForMeeting headlinesOfTeam otherTeams reactionsOf',
    writes:
      'archiveHeadline createHeadline restoreHeadline setHeadlineRead updateHeadline reactToHeadline cascadeMessage',
  },
  comments: {
    reads: 'commentHistory discussionItems heldComments heldDiscussion mentionablePeople discussionMark',
    writes: `deleteComment editComment restoreComment followDiscussion readDiscussion commentOnWeek commentOnGoal commentOnTask
      commentOnIssue commentOnHeadline`,
  },
  meetings: {
    reads: `comingMeetings scheduledTeams schedulesOfTeam teamsWithoutTime overdueBecomesIssues followedMeeting lastActivity meetingRoom
      ratingsOfMeeting meetingTeams myActiveMeetings teamsToMeet lastMeeting numbersDue heldEndedMeetings meetingsList hasResult
      heldMeeting ratingsUpTo recapOfMeeting resultOfMeeting readinessOf guestsOfMeeting noteOfMeeting`,
    writes: `decideIssue discussIssue stopDiscussing undoDecision writeNote deleteMeeting endMeeting startMeeting setAgenda clearSchedule
      moveMeeting setSchedule skipMeeting joinMeeting leaveMeeting handOverScriber heartbeat takeOverScriber goToSection nextSection
      pauseMeeting previousSection resumeMeeting chooseIssues giveTurn sendMinutes createOverdueIssues rateMeeting reviewPlanBlock removeGuest
      setGuestRights`,
  },
  strategy: {
    reads:
      'myPlans canViewPlans planSheet archivedPlans fieldHistory overwritingOf measureState quarterGoals unshownGoals planGoals processTeamsBeyond processList openProcess archivedProcesses processOwners teamsToWriteFor versionsOfProcess seatsForSteps processesOfSeat teamsToAsk readersOfProcess processesToRead myReading followedByEveryone measurableBy',
    writes: `writePlanText addPlanItems writePlanItem setPlanItem movePlanItem removePlanItem restorePlanItem noteMadeOfBlock sharePlan keepBlockBack
      archivePlan restorePlan importPlan replacePlanContent createProcess updateProcess assignProcess moveProcess confirmProcess
      archiveProcess restoreProcess addSteps renameStep writeStep setStepSeat moveStep removeStep publishProcess
      addReader setReaderDays removeReader confirmReading answerCheck addProcessMetric trackReading removeProcessMetric suggestChange`,
  },
  tools: {
    reads:
      'toolsLastUsed sheetsOfTool archivedSheets myClarityAppointment itemsOfSheet earlierQuarters teamToHandOver placesForSeat knownToImport checkupsOf',
    writes: `createToolSheet importToolSheet renameToolSheet setToolFigures writeSheetText setClarityAppointment cancelClarityAppointment
      shareToolSheet archiveToolSheet restoreToolSheet startNextQuarter addToolItem
      updateToolItem fillToolSection moveToolItem removeToolItem noteMadeOfItem openCheckup closeCheckup noteMadeOfStatement`,
  },
  fit: {
    reads: 'sourceOfValues valuesOfPlan fitOfQuarter fitOfPerson fitOfSeat',
    writes: 'rateValue rateSeat noteFit shareFit takeBackFit setFitBar noteMadeOfFit',
  },
  conversations: {
    reads:
      'myConversations conversationsOfOthers conversationAt conversationsAbout factsOfConversation whomToTalkWith',
    writes: `planConversations moveConversation holdConversation cancelConversation answerConversation submitConversation
      editConversationAgain startTalk agreeOnTalk noteInTalk noteMadeOfTalk noteMadeOfChat shareWithNewManager`,
  },
  teams: {
    reads:
      'deletedTeams heldRosters heldTeams myTeams teamsAtHand teamsBeyondOwn teamWithMembers teamsWithMembers visibleTeams',
    writes: 'createTeam deleteTeam restoreTeam updateTeam addTeamMember removeTeamMember',
  },
  people: {
    reads:
      'onePerson personWithTeams peopleOfCompany formerPeople invitingStanding pendingInvitations declinedInvitations acceptedInvitation workToHandOver orgChartsInSight publicationOfDraft holdersEver madeOfSeat removedFromChart seatsOfChart measuresOfSeat goalsOfHolders',
    writes: `renamePerson invitePeople invitePerson resendInvitation revokeInvitation startChart createDraft renameDraft deleteDraft
      restoreDraft publishDraft draftEarlierChart importSeats undoImport writeSeatNote noteMadeOfSeat addSeat renameSeat updateSeat moveSeat removeSeat restoreSeat addHolder removeHolder addRole renameRole moveRole
      removeRole addSecondLine removeSecondLine linkMetric unlinkMetric`,
  },
  company: {
    reads: `myCompany mySettings companySummary auditTrail heldAudit myNotifications unreadNotifications
      myNotificationPreferences myOnboarding sampleTeam meetingHints hasDismissed`,
    writes: `updateCompany setOwnWords updateUserSettings setLab readNotifications deleteNotifications readAllNotifications deleteAllNotifications chooseNotifications
      noteOnboarding seeHint dismissAnnouncement`,
  },
}

/** What no token does, and why. Mutations that only the server runs (`internal`) need no line. */
export const NEVER: Readonly<Record<string, string>> = {
  setPermission: 'Who may do what is decided by people: a token that leaked could make itself a director’s.',
  removePerson:
    'Ending a membership takes away everything that somebody has here; people do that themselves.',
  removeWithHandOver: 'As for `removePerson`.',
  answerCheckup:
    'What somebody answers stays between them and their browser: no program, and no model behind it, gives or reads it.',
  noteCheckup: 'As for `answerCheckup`.',
  submitCheckup: 'As for `answerCheckup`.',
  exportAuditLog: 'It notes that somebody has downloaded the audit log; a program reads it by `auditTrail`.',
}

/** What no token reads, for the same reasons. */
export const NEVER_READ: Readonly<Record<string, string>> = {
  ownCheckup: 'As for `answerCheckup`.',
  checkupsToAnswer: 'As for `answerCheckup`.',
  madeIn: 'What was made is read where it is; of what may be more private than a scope says.',
  madeAt: 'As for `madeIn`.',
}

const scopesBy = (kind: keyof Calls, scopeOf: (area: Area) => TokenScope | null) =>
  new Map(
    AREAS.flatMap((area) => {
      const scope = scopeOf(area)
      const names = CALLS[area][kind].split(/\s+/).filter(Boolean)
      return scope ? names.map((name): [string, TokenScope] => [name, scope]) : []
    }),
  )

/** The scope that each query takes. */
export const QUERY_SCOPES: ReadonlyMap<string, TokenScope> = scopesBy('reads', readScope)

/** The scope that each mutation takes. */
export const MUTATION_SCOPES: ReadonlyMap<string, TokenScope> = scopesBy('writes', writeScope)
