import type { FastifyInstance } from 'fastify'
import { MAX_SCOPES } from '../../sync/protocol.ts'
import type { Reason } from '../../sync/refusal.ts'
import { HttpError } from '../http-error.ts'
import { refuse } from './http.refusals.ts'

const DEPTH = 32
/** No request needs a longer list than a stream's greeting; most schemas allow far fewer. */
const ITEMS = MAX_SCOPES

/** Accepts nothing but JSON, nested at most 32 levels deep and with lists of at most 2,500 entries. */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    ['application/json', 'application/scim+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      void parse(request, body, (error, value) => {
        if (error) return done(error)
        const excess = excessOf(value, DEPTH)
        if (excess !== null) return done(new HttpError(400, excess))
        done(null, value)
      })
    },
  )
}

function excessOf(value: unknown, depth: number): Reason | null {
  if (typeof value !== 'object' || value === null) return null
  if (depth === 0) return refuse.reason('request/too-deep', { levels: DEPTH })
  if (Array.isArray(value) && value.length > ITEMS)
    return refuse.reason('request/too-many-entries', { entries: ITEMS })
  for (const item of Object.values(value)) {
    const excess = excessOf(item, depth - 1)
    if (excess !== null) return excess
  }
  return null
}
