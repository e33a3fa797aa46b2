import type { ServerFeature, Services } from '../../server/services.ts'
import { type AfterCommit, afterCommit } from '../../sync/server/after-commit.ts'
import { companyIdsOf } from '../companies/company-directory.server.ts'
import { auditLog, type AuditEntry } from './audit.table.ts'
import { companyRoutes } from './company-routes.server.ts'
import { isActivityStale } from './people.rules.ts'
import { noteActivity, readdressPerson, renamePerson, setPermission } from './people.mutations.ts'
import { people } from './people.table.ts'
import { deactivates } from '../rights/managing.rules.ts'

/** Companies and their people on the server: founding, switching, and what a change of level leads to. */
export const peopleServer: ServerFeature = {
  routes: companyRoutes,
  effects: (services) => [sessionsEffect(services)],
  async arrival({ node }, companyId, personId) {
    const person = (await node.company(companyId))?.replica.store.get(people, personId)
    if (person && isActivityStale(person, new Date().toISOString())) {
      await node.run(companyId, null, noteActivity, { personId })
    }
  },
}

/** Gives a person the name of their account in all their companies. */
export async function renameEverywhere(
  { node, pool }: Services,
  personId: string,
  fullName: string,
): Promise<void> {
  for (const companyId of await companyIdsOf({ node, pool }, personId)) {
    await node.run(companyId, null, renamePerson, { personId, fullName })
  }
}

/** Gives a person the address of their account in all their companies. */
export async function readdressEverywhere(
  { node, pool }: Services,
  personId: string,
  email: string,
): Promise<void> {
  for (const companyId of await companyIdsOf({ node, pool }, personId)) {
    await node.run(companyId, null, readdressPerson, { personId, email })
  }
}

/** Somebody who was deactivated is signed out everywhere. */
const sessionsEffect = ({ sessions }: Services): AfterCommit =>
  afterCommit(setPermission, async ({ changes }) => {
    for (const { entity, row } of changes) {
      if (entity !== auditLog.name || !row) continue
      const { personId, before, after } = row as AuditEntry
      if (before && after && deactivates(before, after)) await sessions.revoke({ userId: personId })
    }
  })
