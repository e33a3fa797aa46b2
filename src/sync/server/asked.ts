import { anything, choice, integer, list, number, object, text, uuid } from '../fields.ts'
import { type Here, MAX_HERE } from '../here.ts'
import {
  type Hello,
  MAX_MUTATIONS_PER_REQUEST,
  MAX_SCOPES,
  MAX_WANTS,
  type MutateRequest,
  type Seen,
  type Want,
} from '../protocol.ts'
import { type Schema, schemaOf } from '../schema.ts'

/** The checks of what browsers send. They stand apart from its types, because browsers need none of them. */

const sequence = () => integer(0, Number.MAX_SAFE_INTEGER)
const procedure = () => text({ max: 100 })

export const mutateRequest: Schema<MutateRequest> = schemaOf({
  clientId: uuid(),
  schema: sequence(),
  mutations: list(
    object({ mid: integer(1, Number.MAX_SAFE_INTEGER), name: procedure(), args: anything() }),
    MAX_MUTATIONS_PER_REQUEST,
  ),
})

/** The body of `POST /api/sync/:companyId/query`. */
export const queryRequest = schemaOf({ name: procedure(), args: anything().optional() })

export const seen: Schema<Seen> = schemaOf({ epoch: text({ max: 40 }), cursor: sequence() })

const wanted = { name: procedure(), args: anything().optional() }

export const hello: Schema<Hello> = schemaOf({
  t: choice('hello'),
  clientId: uuid(),
  schema: sequence(),
  epoch: text({ max: 40 }),
  cursor: sequence(),
  scopes: list(text({ max: 60 }), MAX_SCOPES),
  wants: list(object(wanted), MAX_WANTS).optional(),
})

/** A later frame from a client on the socket: it asks for what this query reaches. */
export const want: Schema<Want & { t: 'want' }> = schemaOf({ t: choice('want'), ...wanted })

/** A later frame from a client on the socket: where its person is now, in place of what it said before. */
export const here: Schema<{ t: 'here'; at: readonly Here[] }> = schemaOf({
  t: choice('here'),
  at: list(
    object({ scope: text({ max: 60 }), place: text({ max: 40 }), what: text({ max: 100 }) }),
    MAX_HERE,
  ),
})

export const ping = schemaOf({ t: choice('ping'), at: number() })
