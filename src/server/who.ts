import type { Session } from './session.ts'

/**
 * Who may call a route. Rights within a company are checked later, by the sync engine. For `token` a request has to bear one of a person's
 * tokens: cookies and the page that it comes from count for nothing, and the route itself looks the token up.
 */
export type Who = 'anyone' | 'signed-in' | 'system' | 'token'

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
