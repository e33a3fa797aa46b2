import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sendPicture } from '../../../server/http/pictures.ts'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import { requireRole, rolesOf } from '../roles.server.ts'
import { launchPictureRoute } from './launch-picture-route.server.ts'
import {
  companyInput,
  createInput,
  type LaunchesAnswer,
  type ListedLaunchesAnswer,
  oneInput,
  pictureParams,
} from './launches.requests.ts'
import {
  createLaunch,
  deleteLaunch,
  dismissLaunch,
  isLaunchPicture,
  launchesFor,
  listLaunches,
  type Reader,
  seesPicture,
  setLaunchActive,
} from './launches.server.ts'

const LISTED_PER_MINUTE = { tries: 120, seconds: 60 }
const CHANGED_PER_HOUR = { tries: 200, seconds: 3_600 }
const DISMISSED_PER_HOUR = { tries: 600, seconds: 3_600 }

/** What is new, for those to whom it is told, and for both roles of the installation, who tell it. */
export function launchRoutes(app: FastifyInstance, services: Services): void {
  const { pool, node, files } = services
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const signedIn = { config: { who: 'signed-in', company: 'none' } } as const
  // The operator tells any company something, by a role on the installation.
  const toAny = { config: { who: 'signed-in', company: 'open' } } as const
  const panel = '/api/platform/launches'
  const hasRole = async (userId: string) => (await rolesOf(pool, userId)).length > 0

  async function mayChange(userId: string): Promise<void> {
    await requireRole(pool, userId)
    await requireWithinLimit(pool, `launches:${userId}`, CHANGED_PER_HOUR)
  }
  /** The company in a request is a claim, which counts for its members. */
  async function readerIn(companyId: string, userId: string): Promise<Reader> {
    const served = (await node.companyOf(companyId, userId)) ?? notFound()
    const actor = served.replica.actor(userId) ?? notFound()
    return { userId, companyId, isDirector: actor.can('company_settings') }
  }

  launchPictureRoute(app, { pool, files, mayChange })

  routes.get(
    '/api/launches/:companyId',
    { ...inPath, schema: { params: companyInput } },
    async ({ session, params: { companyId } }): Promise<LaunchesAnswer> => {
      const reader = await readerIn(companyId, session!.userId)
      await requireWithinLimit(pool, `news:${session!.userId}`, LISTED_PER_MINUTE)
      return { launches: await launchesFor(pool, reader) }
    },
  )

  routes.get(
    '/api/launches/:companyId/pictures/:name',
    { ...inPath, schema: { params: pictureParams } },
    async ({ session, params: { companyId, name } }, reply) => {
      const { userId } = session!
      const sees =
        ((await hasRole(userId)) && (await isLaunchPicture(pool, name))) ||
        (await seesPicture(pool, await readerIn(companyId, userId), name))
      if (!sees) return notFound()
      return sendPicture(reply, (await files.open(name)) ?? notFound())
    },
  )

  routes.post(
    '/api/launches/dismiss',
    { ...signedIn, schema: { body: oneInput } },
    async ({ session, body }) => {
      await requireWithinLimit(pool, `dismissals:${session!.userId}`, DISMISSED_PER_HOUR)
      await dismissLaunch(pool, session!.userId, body.id)
      return {}
    },
  )

  routes.get(panel, signedIn, async ({ session }): Promise<ListedLaunchesAnswer> => {
    await requireRole(pool, session!.userId)
    await requireWithinLimit(pool, `launches-listed:${session!.userId}`, LISTED_PER_MINUTE)
    return { launches: await listLaunches(pool) }
  })

  routes.post(panel, { ...toAny, schema: { body: createInput } }, async ({ session, body }) => {
    await mayChange(session!.userId)
    await createLaunch(pool, body, session!.userId)
    return {}
  })

  for (const [act, run] of [
    ['activate', (id: string) => setLaunchActive(pool, id, true)],
    ['deactivate', (id: string) => setLaunchActive(pool, id, false)],
    ['delete', (id: string) => deleteLaunch(pool, id)],
  ] as const) {
    routes.post(`${panel}/${act}`, { ...signedIn, schema: { body: oneInput } }, async ({ session, body }) => {
      await mayChange(session!.userId)
      await run(body.id)
      return {}
    })
  }
}
