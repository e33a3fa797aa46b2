import type { Session } from './session.ts'

/**
 * Who may call a route. Rights within a company are checked later, by the sync engine. A `bearer` shows a token, which the route checks: such a
 * request is nobody’s session, and comes from no page.
 */
export type Who = 'anyone' | 'signed-in' | 'bearer' | 'system'

declare module 'fastify' {
  interface FastifyContextConfig {
    who: Who
  }
  interface FastifyInstance {
    /** Every registered route, such as `GET /healthz`, and who may call it. */
    policy: ReadonlyMap<string, Who>
  }
  interface FastifyRequest {
    session: Session | null
  }
}
