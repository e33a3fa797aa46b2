import type { ServerFeature, Services } from '../../server/services.ts'
import type { Mutation } from '../../sync/define-mutation.ts'
import { type AfterCommit, afterCommit } from '../../sync/server/after-commit.ts'
import { auditLog, type AuditEntry } from '../audit/audit.table.ts'
import { pictureOf } from '../accounts/picture/pictures.server.ts'
import { companyIdsOf } from '../companies/company-directory.server.ts'
import { companyRoutes } from './company-routes.server.ts'
import { dismissalEffect } from './dismissed-announcements.server.ts'
import { isActivityStale } from './people.rules.ts'
import {
  noteActivity,
  readdressPerson,
  removePerson,
  renamePerson,
  setPermission,
  showPicture,
} from './people.mutations.ts'
import { rightsMailWork, tellConcerned } from './rights-mails.server.ts'
import { people } from './people.table.ts'
import { bringSettings, settingsEffect } from './settings-everywhere.server.ts'
import type { Level } from '../rights/levels.rules.ts'
import { deactivates } from '../rights/managing.rules.ts'

/** Companies and their people on the server: founding, switching, and what a change of level leads to. */
export const peopleServer: ServerFeature = {
  routes: companyRoutes,
  effects: (services) => [
    levelEffect(services),
    removalEffect(services),
    settingsEffect(services),
    dismissalEffect(services),
  ],
  work: rightsMailWork,
  async arrival({ node, pool }, companyId, personId) {
    const store = (await node.company(companyId))?.replica.store
    const person = store?.get(people, personId)
    if (!store || !person) return
    if (isActivityStale(person, new Date().toISOString()))
      await node.run(companyId, null, noteActivity, { personId })
    // Whoever has just joined has brought neither settings nor picture.
    await bringSettings({ node, pool }, [companyId], personId)
    const avatarUrl = await pictureOf(pool, personId)
    if (avatarUrl !== person.avatarUrl) await node.run(companyId, null, showPicture, { personId, avatarUrl })
  },
}

/** Gives a person the name of their account in all their companies. */
export const renameEverywhere = (services: Services, personId: string, fullName: string): Promise<void> =>
  inEachOf(services, personId, renamePerson, { personId, fullName })

/** Shows the picture of an account, or that there is none, in all its companies. */
export const showPictureEverywhere = (
  services: Services,
  personId: string,
  avatarUrl: string | null,
): Promise<void> => inEachOf(services, personId, showPicture, { personId, avatarUrl })

/** Gives a person the address of their account in all their companies. */
export const readdressEverywhere = (services: Services, personId: string, email: string): Promise<void> =>
  inEachOf(services, personId, readdressPerson, { personId, email })

/**
 * Runs a mutation in each company of a person. One in which it fails keeps none of the others waiting.
 * @throws AggregateError once it has run in the others
 */
async function inEachOf<Args>(
  { node, pool }: Services,
  personId: string,
  mutation: Mutation<Args>,
  args: NoInfer<Args>,
): Promise<void> {
  const failures: unknown[] = []
  for (const companyId of await companyIdsOf({ node, pool }, personId))
    await node.run(companyId, null, mutation, args).catch((error: unknown) => void failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, 'An account could not be carried into some of its companies yet.')
}

/** Somebody who was deactivated is signed out everywhere. Whoever is concerned is told. */
const levelEffect = (services: Services): AfterCommit =>
  afterCommit(setPermission, async (committed) => {
    for (const { entity, row } of committed.changes) {
      if (entity !== auditLog.name || !row) continue
      const { personId, before, after } = row as AuditEntry
      if (personId && before && after && deactivates(before as Level, after as Level))
        await services.sessions.revoke({ userId: personId })
    }
    await tellConcerned(services, committed)
  })

const removalEffect = (services: Services): AfterCommit =>
  afterCommit(removePerson, (committed) => tellConcerned(services, committed))
