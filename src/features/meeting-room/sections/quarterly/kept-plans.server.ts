import type { Services } from '../../../../server/services.ts'
import { type AfterCommit, afterCommit } from '../../../../sync/server/after-commit.ts'
import { recording } from '../../../../sync/server/recording.ts'
import type { Reader } from '../../../../sync/store.ts'
import { type Meeting, meetings } from '../../../meetings/meetings.table.ts'
import { planOfTeam } from '../../../strategy/strategy.reads.ts'
import type { StrategicPlan } from '../../../strategy/strategy.table.ts'
import { tidyVersions, versionRow } from '../../../strategy/versions/versions.server.ts'
import { endMeeting } from '../../meeting-room.mutations.ts'

/** The plan that a quarterly meeting has gone through. */
function planOfQuarterly(read: Reader, meetingId: string): StrategicPlan | undefined {
  const meeting = read.get(meetings, meetingId)
  return meeting?.meetingType === 'quarterly' ? planOfTeam(read, meeting.teamId) : undefined
}

/** What the team's plan says when its quarterly meeting ends is kept as a version: in the same transaction, so that none is lost. */
export const keptAfterQuarterly = recording(endMeeting, ({ meetingId }, { userId, now, read }) => {
  const plan = planOfQuarterly(read, meetingId)
  const rows =
    plan && userId !== null
      ? [versionRow(read, plan.id, { kind: 'meeting', label: null, createdBy: userId }, now)]
      : []
  return { table: 'plan_snapshots', gone: [], rows }
})

/** Afterwards, versions beyond those that are kept go. */
export const tidiedAfterQuarterly = (services: Services): AfterCommit =>
  afterCommit(endMeeting, async ({ companyId, args: { meetingId }, changes }) => {
    const ended = changes.find(({ entity, row }) => entity === meetings.name && row !== null)
    if ((ended?.row as Meeting | undefined)?.meetingType !== 'quarterly') return
    const served = await services.node.company(companyId)
    const plan = served && planOfQuarterly(served.replica.store, meetingId)
    if (plan) await tidyVersions(services, { companyId, planId: plan.id })
  })
