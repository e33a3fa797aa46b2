import type { FastifyRequest } from 'fastify'
import type { Session } from '../../../server/session.ts'

/** The session of a request to a signed-in route; it was checked before the handler runs. */
export function sessionIn({ session }: FastifyRequest): Session {
  if (session === null) throw new Error('A signed-in route ran without a session')
  return session
}
