import { randomUUID } from 'node:crypto'
import { deleteComment } from '../../src/features/comments/comments.mutations.ts'
import { createGoal } from '../../src/features/goals/goals.mutations.ts'
import { createDraft, startChart } from '../../src/features/org-chart/charts/charts.mutations.ts'
import { orgChartsInSight, seatsOfChart } from '../../src/features/org-chart/charts/charts.queries.ts'
import { removeSeat } from '../../src/features/org-chart/seats/remove-seat.mutations.ts'
import { addRole } from '../../src/features/org-chart/seats/roles.mutations.ts'
import { addSeat } from '../../src/features/org-chart/seats/seats.mutations.ts'
import { addMilestone } from '../../src/features/goals/milestones/milestones.mutations.ts'
import { createHeadline } from '../../src/features/headlines/headlines.mutations.ts'
import { reactToHeadline } from '../../src/features/headlines/reactions/reactions.mutations.ts'
import { commentOnIssue } from '../../src/features/issues/issue-comments.mutations.ts'
import { admitGuest } from '../../src/features/meeting-room/guests/guest-acts.mutations.ts'
import { endMeeting, startMeeting } from '../../src/features/meeting-room/meeting-room.mutations.ts'
import { setSchedule } from '../../src/features/meetings/schedule/schedules.mutations.ts'
import { createIssue, resolveIssue } from '../../src/features/issues/issues.mutations.ts'
import { PROMISE_WEEKS } from '../../src/features/issues/outcome/promise.rules.ts'
import { promiseOutcome } from '../../src/features/issues/outcome/promises.mutations.ts'
import {
  addDays,
  mondayOf,
  startOfQuarter,
  utcDayOf,
  weeksBack,
} from '../../src/features/time/calendar.rules.ts'
import {
  cellOf,
  cellsOf,
  setMetricValue,
  setMetricValues,
} from '../../src/features/metrics/values/metric-values.mutations.ts'
import {
  createMetric,
  updateMetric,
} from '../../src/features/metrics/definition/metric-definition.mutations.ts'
import { createMetricGroup } from '../../src/features/metrics/groups/groups.mutations.ts'
import { assignMetric } from '../../src/features/metrics/teams/metric-teams.mutations.ts'
import { invitePerson } from '../../src/features/invitations/invitations.mutations.ts'
import { dismissAnnouncement } from '../../src/features/platform/dismissed-announcements.mutations.ts'
import { noteOnboarding } from '../../src/features/onboarding/onboarding.mutations.ts'
import { chooseNotifications, notify } from '../../src/features/notifications/notifications.mutations.ts'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { createTeam, updateTeam } from '../../src/features/teams/teams.mutations.ts'
import { castVote } from '../../src/features/voting/voting.mutations.ts'
import { addPlanItems } from '../../src/features/strategy/plan-items.mutations.ts'
import { writePlanText } from '../../src/features/strategy/plan-texts.mutations.ts'
import { sharePlan } from '../../src/features/strategy/strategy.mutations.ts'
import { myPlans, planSheet } from '../../src/features/strategy/strategy.queries.ts'
import {
  noteInTalk,
  planConversations,
  startTalk,
  submitConversation,
} from '../../src/features/conversations/conversations.mutations.ts'
import { mirrorConversation } from '../../src/features/conversations/mirror.mutations.ts'
import { rateValue, shareFit } from '../../src/features/fit/fit.mutations.ts'
import { addToolItem } from '../../src/features/tools/sheets/items.mutations.ts'
import { createToolSheet, shareToolSheet } from '../../src/features/tools/sheets/sheets.mutations.ts'
import { answerCheckup } from '../../src/features/tools/checkups/answers.mutations.ts'
import { closeCheckup, openCheckup } from '../../src/features/tools/checkups/checkups.mutations.ts'
import { settleCheckup } from '../../src/features/tools/checkups/settle.mutations.ts'
import { noteMadeOfBlock } from '../../src/features/strategy/made-of-blocks.mutations.ts'
import { createProcess, updateProcess } from '../../src/features/processes/processes.mutations.ts'
import { publishProcess } from '../../src/features/processes/publishing/publish.mutations.ts'
import { addProcessMetric, answerCheck } from '../../src/features/processes/followed/followed.mutations.ts'
import { addReader } from '../../src/features/processes/readers/readers.mutations.ts'
import { settleReadings } from '../../src/features/processes/readings/readings.mutations.ts'
import { readingId } from '../../src/features/processes/readings/settle.server.ts'
import { addSteps } from '../../src/features/processes/steps/steps.mutations.ts'
import type { Mutation } from '../../src/sync/define-mutation.ts'
import { hashedId } from '../../src/server/hashed-id.ts'
import { newId } from '../../src/sync/id.ts'
import type { SyncNode } from '../../src/sync/server/node.ts'

/** One row of every kind, made in one team of one company through the product's own mutations. */
export interface World {
  companyId: string
  teamId: string
  /** Another team of the company. */
  otherTeamId: string
  personId: string
  directorId: string
  metricId: string
  /** Shown in the other team too. */
  sharedMetricId: string
  groupId: string
  week: string
  goalId: string
  /** Of a quarter that has ended. */
  overdueGoalId: string
  milestoneId: string
  taskId: string
  issueId: string
  /** Of its owner's, in the discussion of the issue. */
  commentId: string
  /** As it, deleted by its author. */
  deletedCommentId: string
  /** Another open one of the same team. */
  otherIssueId: string
  headlineId: string
  /** Resolved, with a promise to move `promisedMetricId`. */
  solvedIssueId: string
  promisedMetricId: string
  /** Running, with its starter as scriber. */
  meetingId: string
  /** In the running meeting. */
  guestId: string
  /** An earlier one, ended. */
  pastMeetingId: string
  /** The director in it. */
  pastParticipantId: string
  invitationId: string
  planId: string
  planItemId: string
  otherPlanItemId: string
  scheduleId: string
  /** Told to the owner. */
  notificationId: string
  /** The director's, shared with the team. */
  sheetId: string
  itemId: string
  /** Of the company's live org chart, which all of its worlds share. */
  liveSeatId: string
  /** The world's own draft: a seat with a role and one beneath it, and one that was removed. */
  draftId: string
  seatId: string
  roleId: string
  lowerSeatId: string
  removedSeatId: string
  /** The owner’s, published for the team, with two steps, one of which was changed since. */
  processId: string
  stepId: string
  otherStepId: string
  /** The owner, as the process’s reader. */
  readerId: string
  /** Of the company's plan. */
  valueId: string
  /** Of the director with the owner, in the middle of the talk: the owner’s side, and a note of theirs. */
  conversationId: string
  sideId: string
  conversationNoteId: string
  /** Of the team, opened by the director; the owner has answered a statement of it. */
  checkupId: string
  /** An earlier one, closed. */
  closedCheckupId: string
  /** The issue, noted with the purpose of the plan. */
  madeThingId: string
}

const DAY = '2026-03-02'

/** Populates a team as `owner`, who needs to be its member; `director` does what takes more. */
export async function makeWorld(
  node: SyncNode,
  {
    companyId,
    teamId,
    owner,
    director,
  }: { companyId: string; teamId: string; owner: string; director: string },
): Promise<World> {
  const as =
    (userId: string) =>
    <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) =>
      node.run(companyId, userId, mutation, args)
  const conversationId = newId()
  const world: World = {
    companyId,
    teamId,
    otherTeamId: await makeTeam(node, companyId, director),
    personId: owner,
    directorId: director,
    metricId: newId(),
    sharedMetricId: newId(),
    groupId: newId(),
    week: DAY,
    goalId: newId(),
    overdueGoalId: newId(),
    milestoneId: newId(),
    taskId: newId(),
    issueId: newId(),
    commentId: newId(),
    deletedCommentId: newId(),
    otherIssueId: newId(),
    headlineId: newId(),
    solvedIssueId: newId(),
    promisedMetricId: newId(),
    meetingId: newId(),
    guestId: newId(),
    pastMeetingId: newId(),
    pastParticipantId: newId(),
    invitationId: newId(),
    planId: newId(),
    planItemId: newId(),
    otherPlanItemId: newId(),
    scheduleId: newId(),
    notificationId: newId(),
    sheetId: newId(),
    itemId: newId(),
    liveSeatId: newId(),
    draftId: newId(),
    seatId: newId(),
    roleId: newId(),
    lowerSeatId: newId(),
    removedSeatId: newId(),
    processId: newId(),
    stepId: newId(),
    otherStepId: newId(),
    readerId: newId(),
    valueId: newId(),
    conversationId,
    // As the server names it, which may have made it already.
    sideId: hashedId(conversationId, 'report'),
    conversationNoteId: newId(),
    checkupId: newId(),
    closedCheckupId: newId(),
    madeThingId: newId(),
  }
  const { metricId, sharedMetricId, groupId, goalId, overdueGoalId, issueId } = world
  await as(director)(createMetricGroup, { id: groupId, teamId, name: 'Sales' })
  for (const [id, name] of Object.entries({
    [metricId]: 'Leads',
    [sharedMetricId]: 'Visits',
    [world.promisedMetricId]: 'Speed',
  }))
    await as(owner)(createMetric, {
      id,
      teamId,
      ownerId: owner,
      name,
      description: '',
      unit: 'number',
      targetValue: 10,
      targetLogic: 'greater_than_or_equal',
      aggregationType: 'total',
    })
  await as(director)(assignMetric, { id: newId(), metricId: sharedMetricId, teamId: world.otherTeamId })
  await as(owner)(updateMetric, { metricId, targetValue: 11, fromWeek: DAY })
  await as(owner)(setMetricValue, { ...cellOf(metricId, DAY), value: 12 })
  const goal = { teamId, ownerId: owner, title: 'Goal', description: '', isCompanyGoal: false }
  await as(owner)(createGoal, { ...goal, id: goalId, targetDate: '2026-12-31' })
  await as(owner)(createGoal, { ...goal, id: overdueGoalId, targetDate: '2020-12-31' })
  await as(owner)(addMilestone, { id: world.milestoneId, goalId, title: 'Milestone' })
  await as(owner)(createTask, { id: world.taskId, title: 'Task', taskType: 'team', teamId, dueDate: DAY })
  await as(owner)(createIssue, { id: issueId, title: 'Issue', issueType: 'short_term', teamId })
  for (const id of [world.commentId, world.deletedCommentId])
    await as(owner)(commentOnIssue, {
      id,
      subjectId: issueId,
      week: null,
      text: 'Why?',
      mentionedIds: [],
    })
  await as(owner)(deleteComment, { id: world.deletedCommentId, versionId: newId() })
  await as(owner)(createIssue, { id: world.otherIssueId, title: 'Other', issueType: 'short_term', teamId })
  await promise(as(owner), world)
  await as(owner)(createHeadline, { id: world.headlineId, title: 'Headline', teamId })
  await as(owner)(reactToHeadline, { headlineId: world.headlineId, kind: 'agree', isOn: true })
  for (const id of [world.pastMeetingId, world.meetingId]) {
    await as(director)(startMeeting, {
      id,
      participantId: id === world.pastMeetingId ? world.pastParticipantId : newId(),
      transferId: newId(),
      teamId,
      meetingType: 'weekly',
    })
    if (id === world.pastMeetingId) await as(director)(endMeeting, { id: newId(), meetingId: id })
  }
  await node.run(companyId, null, admitGuest, {
    id: world.guestId,
    meetingId: world.meetingId,
    name: 'Visitor',
  })
  await as(director)(setSchedule, {
    id: world.scheduleId,
    teamId,
    meetingType: 'weekly',
    startsOn: '2026-03-03',
    timeOfDay: '09:30',
    minutes: 90,
    everyWeeks: 1,
    timeZone: 'Europe/Berlin',
  })
  const told = { kind: 'task_deadline_warning', subjectKind: 'task', subjectId: world.taskId } as const
  const notice = {
    ...told,
    id: world.notificationId,
    personId: owner,
    teamId,
    name: 'Task',
    count: null,
    day: DAY,
  }
  await node.run(companyId, null, notify, { notices: [notice] })
  await as(owner)(chooseNotifications, { kind: 'quarter_halfway', by: 'mail', wanted: false })
  await as(owner)(noteOnboarding, { what: 'restarted' })
  await as(owner)(dismissAnnouncement, { announcementId: newId() })
  await as(owner)(castVote, { id: newId(), issueId, meetingId: null })
  await as(director)(invitePerson, {
    id: world.invitationId,
    email: `guest-${randomUUID()}@guest.example`,
    level: 'member',
    teamIds: [teamId],
  })
  for (const id of [teamId, world.otherTeamId]) await as(director)(updateTeam, { id, hasStrategicPlan: true })
  const plan = { teamId, planId: world.planId }
  await as(director)(addPlanItems, {
    ...plan,
    list: 'yearGoals',
    items: [
      { id: world.planItemId, title: 'Twelve people trained' },
      { id: world.otherPlanItemId, title: 'A new lab' },
    ],
  })
  await as(director)(writePlanText, {
    ...plan,
    field: 'purpose',
    text: 'So that nobody runs aground',
    from: 0,
  })
  await as(director)(writePlanText, { ...plan, field: 'purpose', text: 'So that all come home', from: 1 })
  await makeSheet(as(director), world)
  await makeProcess(as(director), world)
  await node.run(companyId, null, settleReadings, {
    processId: world.processId,
    personIds: [owner],
    readingIds: [readingId(world.processId, owner)],
  })
  const today = utcDayOf(new Date().toISOString())
  const { closedCheckupId, madeThingId } = world
  await as(director)(openCheckup, { id: closedCheckupId, teamId, closesOn: today })
  await as(director)(closeCheckup, { checkupId: closedCheckupId })
  await node.run(companyId, null, settleCheckup, { checkupId: closedCheckupId, today })
  await as(director)(openCheckup, { id: world.checkupId, teamId, closesOn: addDays(today, 9) })
  // The leaders may have had a plan, which then stays theirs.
  const written = await node.ask(companyId, director, planSheet, { teamId })
  const planId = written!.plan!.id
  await as(director)(sharePlan, { planId, audience: 'team' })
  const made = { id: madeThingId, kind: 'issue', madeId: issueId } as const
  await as(director)(noteMadeOfBlock, { ...made, planId, block: 'purpose' })
  await as(owner)(answerCheckup, { checkupId: world.checkupId, place: 0, points: 4 })
  await rate(node, director, world)
  await talk(node, director, world)
  return drawChart(node, director, world)
}

/** Starts the company's org chart if there is none, and drafts another one. */
async function drawChart(node: SyncNode, director: string, world: World): Promise<World> {
  const { companyId, draftId, seatId, lowerSeatId, removedSeatId, roleId } = world
  const does = <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) =>
    node.run(companyId, director, mutation, args)
  const present = (await node.ask(companyId, director, orgChartsInSight, {})).live
  if (!present)
    await does(startChart, {
      id: newId(),
      name: 'Org Chart',
      seats: [{ id: world.liveSeatId, name: 'Captain' }],
    })
  const live = present ?? (await node.ask(companyId, director, orgChartsInSight, {})).live!
  const [top] = await node.ask(companyId, director, seatsOfChart, { chartId: live.id })
  await does(createDraft, { id: draftId, name: 'Draft' })
  const seat = { chartId: draftId, parentId: null, before: null }
  await does(addSeat, { ...seat, id: seatId, name: 'Mate' })
  await does(addRole, { id: roleId, seatId, text: 'Keep the watch' })
  await does(addSeat, { ...seat, id: lowerSeatId, parentId: seatId, name: 'Deck' })
  await does(addSeat, { ...seat, id: removedSeatId, name: 'Gunner' })
  await does(removeSeat, { seatId: removedSeatId, withBeneath: false })
  return { ...world, liveSeatId: top!.id }
}

/** Adds a value to the company's plan, by which the director rates the owner and shares that with managers. */
async function rate(node: SyncNode, director: string, world: World): Promise<void> {
  const { companyId, personId, valueId } = world
  const does = <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) =>
    node.run(companyId, director, mutation, args)
  const [{ team, plan } = { team: { id: world.teamId }, plan: undefined }] = await node.ask(
    companyId,
    director,
    myPlans,
    {},
  )
  const items = [{ id: valueId, title: 'Calm' }]
  await does(addPlanItems, { teamId: team.id, planId: plan?.id ?? newId(), list: 'values', items })
  if (personId === director) return
  const whom = { personId, quarter: startOfQuarter(utcDayOf(new Date().toISOString())) }
  await does(rateValue, { ...whom, valueId, mark: 'mostly' })
  await does(shareFit, whom)
}

/** Plans a conversation of the director with the owner; both submit, the talk starts, and the owner notes something. */
async function talk(node: SyncNode, director: string, world: World): Promise<void> {
  const { companyId, personId, conversationId, sideId, conversationNoteId } = world
  if (personId === director) return
  const what = { title: 'This quarter', kind: 'quarterly', dueOn: DAY } as const
  const people = [{ id: conversationId, reportId: personId }]
  await node.run(companyId, director, planConversations, { people, ...what })
  const managerSideId = hashedId(conversationId, 'manager')
  const mirror = () =>
    node.run(companyId, null, mirrorConversation, { conversationId, managerSideId, reportSideId: sideId })
  await mirror()
  await node.run(companyId, personId, submitConversation, { sideId })
  await node.run(companyId, director, submitConversation, { sideId: managerSideId })
  await mirror()
  await node.run(companyId, personId, startTalk, { sideId })
  await mirror()
  await node.run(companyId, personId, noteInTalk, { id: conversationNoteId, sideId, text: 'Two trips' })
}

/** A sheet of a tool that is shared with the team, with one entry. */
async function makeSheet(
  does: <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) => Promise<unknown>,
  { sheetId, itemId, teamId }: World,
): Promise<void> {
  await does(createToolSheet, { id: sheetId, tool: 'delegate-elevate', title: 'My week' })
  await does(shareToolSheet, { id: sheetId, audience: 'team', teamId })
  await does(addToolItem, { id: itemId, sheetId, section: 'dislike-bad', text: 'Order the sails' })
}

/** A process that the team reads, with a draft that has gone on. */
async function makeProcess(
  does: <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) => Promise<unknown>,
  { processId, stepId, otherStepId, readerId, metricId, teamId, personId }: World,
): Promise<void> {
  const step = { title: 'Cast off', body: 'Bow line **last**.' }
  await does(createProcess, { id: processId, teamId, name: 'Leaving harbour', ownerId: personId })
  await does(updateProcess, { id: processId, audience: 'team' })
  await does(addSteps, { processId, beforeId: null, steps: [{ ...step, id: stepId }] })
  await does(publishProcess, { id: processId, versionId: newId(), changeNote: '', confirmAgain: true })
  const reader = { kind: 'person', toTeamId: null, toSeatId: null, toPersonId: personId } as const
  await does(addReader, { id: readerId, processId, ...reader, days: 14 })
  await does(answerCheck, { id: newId(), processId, followed: 'mostly', note: null })
  await does(addProcessMetric, { id: newId(), processId, metricId })
  const other = { id: otherStepId, title: 'Log the time', body: '' }
  await does(addSteps, { processId, beforeId: null, steps: [other] })
}

/** Solves an issue that promises to move a metric, of which enough weeks have a value. */
async function promise(
  does: <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) => Promise<unknown>,
  { solvedIssueId: id, promisedMetricId: metricId, teamId }: World,
): Promise<void> {
  const weeks = weeksBack(mondayOf(utcDayOf(new Date().toISOString())), PROMISE_WEEKS)
  await does(setMetricValues, cellsOf(weeks.map((week, value) => ({ metricId, week, value }))))
  await does(createIssue, { id, title: 'Solved', issueType: 'short_term', teamId })
  await does(resolveIssue, { id })
  await does(promiseOutcome, { issueId: id, metricId, direction: 'up', meetingId: null })
}

/** A second team that its creator leads, so that its rows can be moved and deleted without harm. */
export async function makeTeam(node: SyncNode, companyId: string, creator: string): Promise<string> {
  const id = newId()
  await node.run(companyId, creator, createTeam, { id, membershipId: newId(), name: `Team ${id.slice(-6)}` })
  return id
}
