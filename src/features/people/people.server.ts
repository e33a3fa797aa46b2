import type { ServerFeature, Services } from '../../server/services.ts'
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
export async function renameEverywhere(
  { node, pool }: Services,
  personId: string,
  fullName: string,
): Promise<void> {
  for (const companyId of await companyIdsOf({ node, pool }, personId)) {
    await node.run(companyId, null, renamePerson, { personId, fullName })
  }
}

/** Shows the picture of an account, or that there is none, in all its companies. */
export async function showPictureEverywhere(
  { node, pool }: Services,
  personId: string,
  avatarUrl: string | null,
): Promise<void> {
  for (const companyId of await companyIdsOf({ node, pool }, personId)) {
    await node.run(companyId, null, showPicture, { personId, avatarUrl })
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
