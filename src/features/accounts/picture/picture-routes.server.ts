import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { isFileName } from '../../../server/files/files.ts'
import type { Crop } from '../../../server/files/pictures.ts'
import { sendPicture, takePictures } from '../../../server/http/pictures.ts'
import { HttpError } from '../../../server/http-error.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { WaitingLine } from '../../../sync/server/waiting-line.ts'
import { overOf } from '../../../sync/server/when-over.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { requireWithinLimit } from '../rate-limits.server.ts'
import { nothing } from '../sessions/sessions.requests.ts'
import { PICTURE_BYTES } from './picture-limits.rules.ts'
import { cropInput, pictureParams } from './picture.requests.ts'
import { changePicture, ownerOfPicture, removePicture } from './pictures.server.ts'

/** Each is drawn anew, and a commit in every company of the person. */
const CHANGED_PER_HOUR = { tries: 30, seconds: 3_600 }

/** Each takes a core for up to some seconds. */
const DRAWN_AT_ONCE = { places: 2, placesEach: 1, waiting: 20, waitingEach: 2 }

/** In milliseconds: three megabytes over a slow line. */
const SENT_WITHIN = 55_000

/** A person's own picture, and the pictures of those with whom they share a company. */
export function pictureRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { pool, files } = deps

  app.register((scope, _options, done) => {
    uploadRoute(scope, deps)
    done()
  })

  routes.post(
    '/api/picture/remove',
    { config: { who: 'signed-in', company: 'none' }, schema: { body: nothing } },
    async ({ session }) => {
      await requireWithinLimit(pool, `picture:${session!.userId}`, CHANGED_PER_HOUR)
      await removePicture(deps, session!.userId)
      return {}
    },
  )

  routes.get(
    '/api/pictures/:name',
    { config: { who: 'signed-in', company: 'itself' }, schema: { params: pictureParams } },
    async ({ session, params: { name } }, reply) => {
      const ownerId = isFileName(name) ? await ownerOfPicture(pool, name) : null
      if (ownerId === null) return notFound()
      if (ownerId !== session!.userId && !(await deps.shareCompany(session!, ownerId))) return notFound()
      return sendPicture(reply, (await files.open(name)) ?? notFound())
    },
  )
}

/** Takes a picture's bytes as they are, which no other route does. */
function uploadRoute(app: FastifyInstance, deps: AccountDeps): void {
  const drawing = new WaitingLine(DRAWN_AT_ONCE)
  takePictures(app, notAnImage)

  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/picture',
    {
      // Signed-out people are told so in words of its own.
      config: { who: 'anyone' },
      bodyLimit: PICTURE_BYTES,
      handlerTimeout: SENT_WITHIN,
      schema: { querystring: cropInput },
      onRequest: (request) => admit(request, deps),
    },
    async (request, reply) => {
      const { userId } = signedIn(request)
      const { body, query } = request
      if (!(body instanceof Buffer)) throw notAnImage()
      const place = await drawing.enter(userId, overOf(reply))
      try {
        await changePicture(deps, userId, body, cropOf(query))
      } finally {
        place.leave()
      }
      return {}
    },
  )
}

function cropOf({ left, top, size }: { [Field in keyof Crop]?: number | undefined }): Crop | null {
  return left === undefined || top === undefined || size === undefined ? null : { left, top, size }
}

/** Before the first byte of the picture is read. */
async function admit(request: FastifyRequest, { pool }: AccountDeps): Promise<void> {
  const { userId } = signedIn(request)
  if (Number(request.headers['content-length']) >= PICTURE_BYTES)
    throw new HttpError(413, refuse.reason('account/picture-too-large'))
  await requireWithinLimit(pool, `picture:${userId}`, CHANGED_PER_HOUR)
}

function signedIn({ session }: FastifyRequest) {
  if (session === null) throw new HttpError(401, refuse.reason('account/picture-signed-out'))
  return session
}

const notAnImage = () => new HttpError(415, refuse.reason('account/picture-not-image'))
