import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { fittedPicture } from '../../../server/files/pictures.ts'
import { type FileStore, storeFile } from '../../../server/files/stored-files.ts'
import { takePictures } from '../../../server/http/pictures.ts'
import { HttpError } from '../../../server/http-error.ts'
import { WaitingLine } from '../../../sync/server/waiting-line.ts'
import { overOf } from '../../../sync/server/when-over.ts'
import { refuse } from '../platform.refusals.ts'
import {
  LAUNCH_PICTURE_BYTES,
  LAUNCH_PICTURE_SIDE,
  type PictureAnswer,
  pictureInput,
} from './launches.requests.ts'
import { LAUNCH_PURPOSE } from './launches.server.ts'

/** Each takes a core for up to some seconds. */
const DRAWN_AT_ONCE = { places: 1, placesEach: 1, waiting: 5, waitingEach: 2 }
/** In milliseconds: five megabytes over a slow line. */
const SENT_WITHIN = 90_000

type PictureDeps = FileStore & { mayChange: (userId: string) => Promise<void> }

/** Takes the bytes of a picture for a launch that is about to be made. It counts once that is; otherwise it is gone after an hour. */
export function launchPictureRoute(app: FastifyInstance, { pool, files, mayChange }: PictureDeps): void {
  const drawing = new WaitingLine(DRAWN_AT_ONCE)
  void app.register((scope, _options, done) => {
    takePictures(scope, notAnImage)
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/api/platform/launches/picture',
      {
        config: { who: 'signed-in', company: 'none' },
        bodyLimit: LAUNCH_PICTURE_BYTES,
        handlerTimeout: SENT_WITHIN,
        schema: { querystring: pictureInput },
        // Before the first byte of the picture is read.
        onRequest: async ({ session, headers }) => {
          if (session === null) return
          await mayChange(session.userId)
          if (Number(headers['content-length']) > LAUNCH_PICTURE_BYTES)
            throw new HttpError(413, refuse.reason('launch/picture-too-large'))
        },
      },
      async ({ session, body, query: { id } }, reply): Promise<PictureAnswer> => {
        if (!(body instanceof Buffer)) throw notAnImage()
        const place = await drawing.enter(session!.userId, overOf(reply))
        try {
          const drawn = await fittedPicture(body, LAUNCH_PICTURE_SIDE)
          if (typeof drawn === 'string') throw notAnImage()
          const file = {
            ownerKind: 'launch',
            ownerId: id,
            purpose: LAUNCH_PURPOSE,
            mediaType: 'image/webp',
          } as const
          return { picture: await storeFile({ pool, files }, file, drawn) }
        } finally {
          place.leave()
        }
      },
    )
    done()
  })
}

const notAnImage = () => new HttpError(415, refuse.reason('launch/picture-not-image'))
