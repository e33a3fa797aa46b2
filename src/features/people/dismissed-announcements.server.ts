import type { Services } from '../../server/services.ts'
import { type AfterCommit, afterCommit } from '../../sync/server/after-commit.ts'
import { companyIdsOf } from '../companies/company-directory.server.ts'
import { carryDismissal, dismissAnnouncement } from '../platform/dismissed-announcements.mutations.ts'

/** What somebody dismisses in one company is dismissed in their others too: an announcement is the same in all of them. */
export const dismissalEffect = ({ node, pool }: Services): AfterCommit =>
  afterCommit(dismissAnnouncement, async ({ companyId, userId, args: { announcementId } }) => {
    if (userId === null) return
    for (const other of await companyIdsOf({ node, pool }, userId))
      if (other !== companyId)
        await node.run(other, null, carryDismissal, { personId: userId, announcementId })
  })
