import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OpenedFile } from '../files/files.ts'

/**
 * Takes a picture's bytes as they are, as other routes don't, on every route that is added to this instance.
 * @param notAnImage what to refuse everything else with
 */
export function takePictures(app: FastifyInstance, notAnImage: () => Error): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addContentTypeParser('*', (_request, _body, done) => done(notAnImage()))
}

/** Sends a picture that was drawn anew under a name that nobody guesses and that never gets another picture. */
export const sendPicture = (reply: FastifyReply, { size, stream }: OpenedFile) =>
  reply
    .type('image/webp')
    .header('content-length', size)
    .header('content-disposition', 'inline')
    .header('cache-control', 'private, max-age=31536000, immutable')
    .send(stream)
