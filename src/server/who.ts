import type { Session } from './session.ts'

/** Who may call a route. Rights within a company are checked later, by the sync engine. */
export type Who = 'anyone' | 'signed-in' | 'system'

declare module 'fastify' {
  interface FastifyContextConfig {
    who: Who
    /** `anywhere`: programs call it too, which must prove by something other than a cookie that they may. */
    from?: 'anywhere'
  }
  interface FastifyInstance {
    /** Every registered route, such as `GET /healthz`, and who may call it. */
    policy: ReadonlyMap<string, Who>
  }
  interface FastifyRequest {
    session: Session | null
  }
}
