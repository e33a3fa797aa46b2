import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { HttpError } from '../../../server/http-error.ts'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import { isLocal } from '../../../server/local-request.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { addressBucket, requireWithinLimit } from '../rate-limits.server.ts'
import { admit } from './admission.server.ts'
import { demoInput, type Install } from './sign-in.requests.ts'
import { visitOf } from './visit.server.ts'

/** Every entry creates a session, so a script could fill the table. */
const ENTERED_PER_MINUTE = { tries: 60, seconds: 60 }

/** What this installation offers, and the way into its demo company if it has one. */
export function demoRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const anyone = { config: { who: 'anyone' } } as const
  // The first visitor waits for the company to be made.
  const made = { ...anyone, ...RUNS_MUTATIONS }
  const { demoPeople } = deps

  routes.get('/api/install', anyone, async (request): Promise<Install> => ({
    demo: demoPeople !== null,
    mailbox: deps.mailbox && isLocal(request),
  }))

  if (demoPeople === null) return

  routes.get('/api/demo/people', made, async () => ({ people: await demoPeople() }))

  routes.post('/api/demo/enter', { ...made, schema: { body: demoInput } }, async (request, reply) => {
    await requireWithinLimit(deps.pool, addressBucket('demo', request.ip), ENTERED_PER_MINUTE)
    const people = await demoPeople()
    const person =
      request.body.as === undefined ? people[0] : people.find(({ email }) => email === request.body.as)
    const { rows } = await deps.pool.query<{ id: string }>('select id from users where email = $1', [
      person?.email,
    ])
    if (rows[0] === undefined) throw new HttpError(404, refuse.reason('account/not-in-demo'))
    await admit(deps, visitOf(deps, request, reply), rows[0].id, 'demo')
    return {}
  })
}
