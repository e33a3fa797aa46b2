import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { archiveGoal, createGoal } from '../../goals/goals.mutations.ts'
import { startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import { deleteMetric } from '../../metrics/definition/delete-metrics.mutations.ts'
import { updateMetric } from '../../metrics/definition/metric-definition.mutations.ts'
import { metricsIn } from '../../metrics/metrics-harness.ts'
import { dismissMisses } from '../../metrics/proposals/proposals.mutations.ts'
import { assignMetric } from '../../metrics/teams/metric-teams.mutations.ts'
import { createTeam } from '../../teams/teams.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { archiveIssue, resolveIssue } from '../issues.mutations.ts'
import { ISSUE_NOT_ADDED } from '../issues.text.ts'
import { raiseFromGoal, raiseFromMetric } from './raising.mutations.ts'
import { issuesFrom } from './issues-from.queries.ts'
import { sourceOfIssue } from './raising.queries.ts'
import { issueIdOf } from './sources.rules.ts'

let story: Cast, harbor: Cast['harbor'], lantern: Cast['lantern']
beforeAll(async () => {
  story = await cast()
  ;({ harbor, lantern } = story)
})
afterAll(() => story.stop())

const { metricOf, stored } = metricsIn(() => harbor)
const THIS_WEEK = mondayOf(utcDayOf(new Date().toISOString()))
const LAST_WEEK = addDays(THIS_WEEK, -7)

let leads: string
beforeEach(async () => {
  leads = await metricOf(harbor.lena, `Leads ${newId()}`)
})

const ofLeads = (week = LAST_WEEK, teamId = harbor.teams.crew) => ({
  id: issueIdOf({ teamId, sourceId: leads, week }),
  metricId: leads,
  week,
  teamId,
  title: 'Leads: 12, target 100',
  meetingId: null as string | null,
})

const made = (reader: Player, sourceId = leads) => reader.asks(issuesFrom, { sourceId })

describe('an issue from a metric', () => {
  test('is open on the team’s list, belongs to the metric’s owner and knows where it came from', async () => {
    await harbor.omar.does(raiseFromMetric, ofLeads())
    const [issue] = await made(harbor.theo)
    expect(issue).toMatchObject({
      title: 'Leads: 12, target 100',
      status: 'open',
      issueType: 'short_term',
      ownerId: harbor.lena.id,
      createdBy: harbor.omar.id,
      sourceKind: 'metric',
      sourceWeek: LAST_WEEK,
    })
    const source = await harbor.theo.asks(sourceOfIssue, { issueId: issue!.id })
    expect(source).toMatchObject({ kind: 'metric', week: LAST_WEEK, row: { metric: { id: leads } } })
  })

  test('belongs to whoever makes it, if the metric’s owner is not on the team any more', async () => {
    leads = await metricOf(harbor.maya, `Speed ${newId()}`)
    await harbor.lena.does(raiseFromMetric, ofLeads())
    expect((await made(harbor.lena))[0]?.ownerId).toBe(harbor.lena.id)
  })

  test('by somebody who can only read the metric answers no proposal', async () => {
    const { lena, maya, teams } = harbor
    leads = await metricOf(maya, `Speed ${newId()}`)
    await maya.does(updateMetric, { metricId: leads, teamId: teams.leadership })
    const dock = newId()
    await maya.does(createTeam, { id: dock, membershipId: newId(), name: `Dock ${dock}` })
    await maya.does(assignMetric, { id: newId(), metricId: leads, teamId: dock })
    await lena.does(raiseFromMetric, ofLeads())
    expect(await made(lena)).toHaveLength(1)
    expect((await stored(leads))?.missesDismissedAt).toBeNull()
  })

  test('is made once a week, by however many people, and by two at once on two nodes', async () => {
    const other = makeNode(story.pool)
    await other.start()
    const args = ofLeads()
    const outcomes = await Promise.allSettled([
      story.node.run(harbor.companyId, harbor.lena.id, raiseFromMetric, args),
      other.run(harbor.companyId, harbor.omar.id, raiseFromMetric, args),
    ])
    await other.stop()
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    ;(await story.node.company(harbor.companyId))!.hub.flush()
    await expect.poll(() => made(harbor.theo)).toHaveLength(1)
    await harbor.lena.does(raiseFromMetric, { ...ofLeads(THIS_WEEK), title: 'Leads: 14, target 100' })
    expect(await made(harbor.theo)).toHaveLength(2)
  })

  test('comes back when it is made again after it was archived or resolved, with the present numbers', async () => {
    const { id } = ofLeads()
    for (const end of [archiveIssue, resolveIssue]) {
      await harbor.lena.does(raiseFromMetric, ofLeads())
      await harbor.lena.does(end, { id })
      await harbor.omar.does(raiseFromMetric, { ...ofLeads(), title: 'Leads: 13, target 100' })
      expect(await made(harbor.theo)).toMatchObject([{ id, status: 'open', title: 'Leads: 13, target 100' }])
    }
  })

  test('is attached to the running meeting of the team', async () => {
    const meetingId = newId()
    await harbor.omar.does(startMeeting, {
      id: meetingId,
      participantId: newId(),
      transferId: newId(),
      teamId: harbor.teams.crew,
      meetingType: 'weekly',
    })
    await harbor.lena.does(raiseFromMetric, { ...ofLeads(), meetingId })
    expect((await made(harbor.theo))[0]?.meetingId).toBe(meetingId)
  })

  test('answers the proposal of the misses up to its week, and never takes a later answer back', async () => {
    await harbor.lena.does(raiseFromMetric, ofLeads())
    expect((await stored(leads))?.missesDismissedAt).toBe(LAST_WEEK)
    await harbor.lena.does(raiseFromMetric, ofLeads(addDays(LAST_WEEK, -28)))
    expect((await stored(leads))?.missesDismissedAt).toBe(LAST_WEEK)
  })

  test('is refused to people who only look, and to everybody who does not see the metric', async () => {
    await expect(harbor.theo.does(raiseFromMetric, ofLeads())).rejects.toMatchObject(refused('access/denied'))
    await expect(lantern.ravi.does(raiseFromMetric, ofLeads())).rejects.toMatchObject(
      refused('access/not-found'),
    )
    await expect(
      harbor.lena.does(raiseFromMetric, ofLeads(LAST_WEEK, harbor.teams.leadership)),
    ).rejects.toMatchObject(refused('access/not-found'))
  })

  test('has no other id than that of its team, metric and week, and no week to come', async () => {
    await expect(harbor.lena.does(raiseFromMetric, { ...ofLeads(), id: newId() })).rejects.toMatchObject(
      refused('access/not-found'),
    )
    for (const week of [addDays(THIS_WEEK, 14), addDays(LAST_WEEK, 1)])
      await expect(harbor.lena.does(raiseFromMetric, ofLeads(week))).rejects.toMatchObject(
        refused('value/not-a-week', ISSUE_NOT_ADDED),
      )
  })

  test('is not made of a metric that was deleted, and one made before shows no source', async () => {
    await harbor.lena.does(raiseFromMetric, ofLeads())
    await harbor.lena.does(deleteMetric, { metricId: leads })
    await expect(harbor.lena.does(raiseFromMetric, ofLeads(THIS_WEEK))).rejects.toMatchObject(
      refused('metric/gone', 'Failed to update metric'),
    )
    expect(await harbor.theo.asks(sourceOfIssue, { issueId: ofLeads().id })).toBeNull()
  })
})

test('an issue from a goal belongs to its owner, once a week, until the goal is archived', async () => {
  const [goalId, teamId] = [newId(), harbor.teams.crew]
  await harbor.lena.does(createGoal, {
    id: goalId,
    teamId,
    ownerId: harbor.lena.id,
    title: 'Round the Horn',
    description: null,
    targetDate: '2026-12-31',
    isCompanyGoal: false,
  })
  const ofGoal = {
    id: issueIdOf({ teamId, sourceId: goalId, week: THIS_WEEK }),
    goalId,
    teamId,
    week: THIS_WEEK,
    title: 'Round the Horn: off track',
    meetingId: null,
  }
  await harbor.omar.does(raiseFromGoal, ofGoal)
  await harbor.lena.does(raiseFromGoal, ofGoal)
  expect(await made(harbor.theo, goalId)).toMatchObject([{ ownerId: harbor.lena.id, sourceKind: 'goal' }])
  expect(await harbor.theo.asks(sourceOfIssue, { issueId: ofGoal.id })).toMatchObject({ kind: 'goal' })
  await expect(lantern.ravi.does(raiseFromGoal, ofGoal)).rejects.toMatchObject(refused('access/not-found'))
  await harbor.lena.does(archiveGoal, { goalId })
  await expect(harbor.lena.does(raiseFromGoal, ofGoal)).rejects.toMatchObject(refused('goal/not-found'))
})

test('misses are dismissed by people who enter values, and the proposal can be brought back', async () => {
  await harbor.lena.does(dismissMisses, { metricId: leads, until: LAST_WEEK })
  expect((await stored(leads))?.missesDismissedAt).toBe(LAST_WEEK)
  await harbor.lena.does(dismissMisses, { metricId: leads, until: null })
  expect((await stored(leads))?.missesDismissedAt).toBeNull()
  await expect(harbor.theo.does(dismissMisses, { metricId: leads, until: LAST_WEEK })).rejects.toMatchObject(
    refused('access/denied'),
  )
})
