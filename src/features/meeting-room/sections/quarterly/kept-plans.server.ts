import type { Services } from '../../../../server/services.ts'
import { type AfterCommit, afterCommit } from '../../../../sync/server/after-commit.ts'
import { type Meeting, meetings } from '../../../meetings/meetings.table.ts'
import { planOfTeam } from '../../../strategy/strategy.reads.ts'
import { keepVersion } from '../../../strategy/versions/versions.server.ts'
import { endMeeting } from '../../meeting-room.mutations.ts'

/** What the team's plan says when its quarterly meeting ends is kept as a version. */
export const keptAfterQuarterly = (services: Services): AfterCommit =>
  afterCommit(endMeeting, async ({ companyId, userId, changes }) => {
    const ended = changes.find(({ entity, row }) => entity === meetings.name && row !== null)
    const meeting = ended?.row as Meeting | undefined
    if (meeting?.meetingType !== 'quarterly' || userId === null) return
    const served = await services.node.company(companyId)
    const read = served?.replica.store
    const plan = read && planOfTeam(read, meeting.teamId)
    if (!plan) return
    const kept = { kind: 'meeting', label: null, createdBy: userId } as const
    await keepVersion(services, read, { companyId, planId: plan.id }, kept)
  })
