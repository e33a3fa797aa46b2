import type { Session } from './session.ts'

/**
 * Who may call a route. Rights within a company are checked later, by the sync engine. For `token` and `program`, cookies and the page that
 * a request comes from count for nothing: it has to bear one of a person's tokens or, for `program`, something else that shows that it
 * may, such as a signature. The route itself checks that.
 */
export type Who = 'anyone' | 'signed-in' | 'system' | 'token' | 'program'

/**
 * Where a route for signed-in people says which company it is about, so that a company that asks for a proof can be closed to a session wherever it
 * is named. `path` and `body` mean the key `companyId` there. `none` is about the account or the installation, `itself` asks in its own code, `open`
 * names or touches a company and is open without a proof all the same, and `every` needs the proofs of all companies that ask for one.
 */
export type CompanyAt = 'path' | 'body' | 'none' | 'itself' | 'open' | 'every'

declare module 'fastify' {
  interface FastifyContextConfig {
    who: Who
    /** Every route of signed-in people says it. */
    company?: CompanyAt
  }
  interface FastifyInstance {
    /** Every registered route, such as `GET /healthz`, and who may call it. */
    policy: ReadonlyMap<string, Who>
  }
  interface FastifyRequest {
    session: Session | null
  }
}
