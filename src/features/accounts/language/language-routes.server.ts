import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AccountDeps } from '../account-deps.server.ts'
import { requireWithinLimit } from '../rate-limits.server.ts'
import { sessionIn } from '../sessions/session-in.server.ts'
import { languageInput } from './language.requests.ts'

const CHOSEN_PER_HOUR = { tries: 60, seconds: 3_600 }

/** The language that somebody has chosen, for all their browsers and mails. */
export function languageRoutes(app: FastifyInstance, { pool, demoPeople }: AccountDeps): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/api/language',
      { config: { who: 'signed-in', company: 'none' }, schema: { body: languageInput } },
      async (request) => {
        const { userId, email } = sessionIn(request)
        await requireWithinLimit(pool, `language:${userId}`, CHOSEN_PER_HOUR)
        const demo = (await demoPeople?.()) ?? []
        // Visitors of the demo share its people; what one of them reads is up to their browser.
        if (demo.some((person) => person.email === email)) return {}
        await pool.query('update users set language = $2, updated_at = now() where id = $1', [
          userId,
          request.body.language,
        ])
        return {}
      },
    )
}
