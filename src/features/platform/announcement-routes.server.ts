import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { requireWithinLimit } from '../accounts/rate-limits.server.ts'
import { type AnnouncementsAnswer, createInput, editInput, oneInput } from './announcements.requests.ts'
import {
  activateAnnouncement,
  createAnnouncement,
  deactivateAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  listAnnouncements,
} from './announcements.server.ts'
import { requireRole } from './roles.server.ts'

const LISTED_PER_MINUTE = { tries: 120, seconds: 60 }
const CHANGED_PER_HOUR = { tries: 200, seconds: 3_600 }

/** Announcements, for both roles of the installation. */
export function announcementRoutes(app: FastifyInstance, pool: pg.Pool): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const signedIn = { config: { who: 'signed-in', company: 'none' } } as const
  const path = '/api/platform/announcements'

  async function mayChange(userId: string): Promise<void> {
    await requireRole(pool, userId)
    await requireWithinLimit(pool, `announcements:${userId}`, CHANGED_PER_HOUR)
  }

  routes.get(path, signedIn, async ({ session }): Promise<AnnouncementsAnswer> => {
    await requireRole(pool, session!.userId)
    await requireWithinLimit(pool, `announcements-listed:${session!.userId}`, LISTED_PER_MINUTE)
    return { announcements: await listAnnouncements(pool) }
  })

  routes.post(path, { ...signedIn, schema: { body: createInput } }, async ({ session, body }) => {
    await mayChange(session!.userId)
    await createAnnouncement(pool, body.message, session!.userId)
    return {}
  })

  routes.post(`${path}/edit`, { ...signedIn, schema: { body: editInput } }, async ({ session, body }) => {
    await mayChange(session!.userId)
    await editAnnouncement(pool, body.id, body.message)
    return {}
  })

  for (const [act, run] of [
    ['activate', activateAnnouncement],
    ['deactivate', deactivateAnnouncement],
    ['delete', deleteAnnouncement],
  ] as const) {
    routes.post(`${path}/${act}`, { ...signedIn, schema: { body: oneInput } }, async ({ session, body }) => {
      await mayChange(session!.userId)
      await run(pool, body.id)
      return {}
    })
  }
}
