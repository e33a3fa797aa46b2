import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AccountDeps } from '../account-deps.server.ts'
import { ACCOUNT_LIMITS, addressBucket, requireWithinLimit, withinLimit } from '../rate-limits.server.ts'
import { sessionIn } from '../sessions/session-in.server.ts'
import { nothing } from '../sessions/sessions.requests.ts'
import { admit } from '../sign-in/admission.server.ts'
import { countingFailures } from '../sign-in/failed-sign-ins.server.ts'
import { visitOf } from '../sign-in/visit.server.ts'
import { ownerOfPasskey, signInOptions } from './enter-by-passkey.server.ts'
import { makePasskey, registrationOptions } from './make-passkey.server.ts'
import {
  assertInput,
  type PasskeyOffer,
  passkeyNameInput,
  registerInput,
  removeInput,
  renameInput,
} from './passkeys.requests.ts'
import { passkeysOf, removePasskey, renamePasskey } from './passkeys.server.ts'

/** Each press of the button asks for a challenge, and several people may share an address. */
const CHALLENGES = { tries: 60, seconds: 60 }

/** Each visit of the sign-in page asks for one more, which is counted apart so that visits don't use up what the button needs. */
const OFFERS = { tries: 120, seconds: 60 }

/** Passkeys of the person who is signed in, and signing in with one. */
export function passkeyRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const anyone = { config: { who: 'anyone' } } as const
  const signedIn = { config: { who: 'signed-in', company: 'none' } } as const

  routes.get('/api/passkeys', signedIn, async (request) => ({
    passkeys: await passkeysOf(deps, sessionIn(request).userId),
  }))

  routes.post('/api/passkeys/begin', { ...signedIn, schema: { body: passkeyNameInput } }, (request) =>
    registrationOptions(deps, sessionIn(request), request.body.password),
  )

  routes.post('/api/passkeys', { ...signedIn, schema: { body: registerInput } }, async (request, reply) => {
    await makePasskey(deps, sessionIn(request), request.body, visitOf(deps, request, reply).userAgent)
    return {}
  })

  routes.post('/api/passkeys/rename', { ...signedIn, schema: { body: renameInput } }, async (request) => {
    await renamePasskey(deps, sessionIn(request), request.body)
    return {}
  })

  routes.post('/api/passkeys/remove', { ...signedIn, schema: { body: removeInput } }, async (request) => {
    await removePasskey(deps, sessionIn(request), request.body)
    return {}
  })

  routes.post('/api/sign-in/passkey/begin', { ...anyone, schema: { body: nothing } }, async (request) => {
    await requireWithinLimit(deps.pool, addressBucket('passkey-begin', request.ip), CHALLENGES)
    return signInOptions(deps)
  })

  routes.post(
    '/api/sign-in/passkey/offer',
    { ...anyone, schema: { body: nothing } },
    async (request): Promise<PasskeyOffer> => {
      // Nobody has asked for anything yet, so being without an offer is no refusal.
      const offered = await withinLimit(deps.pool, addressBucket('passkey-offer', request.ip), OFFERS)
      return { options: offered ? await signInOptions(deps) : null }
    },
  )

  routes.post(
    '/api/sign-in/passkey',
    { ...anyone, schema: { body: assertInput } },
    async (request, reply) => {
      const limit = deps.limits?.address ?? ACCOUNT_LIMITS.address
      await requireWithinLimit(deps.pool, addressBucket('passkey', request.ip), limit)
      const userId = await countingFailures(deps.pool, request.ip, () =>
        ownerOfPasskey(deps, request.body.credential),
      )
      return admit(deps, visitOf(deps, request, reply), userId, 'passkey')
    },
  )
}
