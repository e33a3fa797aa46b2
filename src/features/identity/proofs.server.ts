import type { FastifyInstance } from 'fastify'
import { HttpError } from '../../server/http-error.ts'
import type { Services } from '../../server/services.ts'
import type { Session, Sessions, Unproved } from '../../server/session.ts'
import type { LineOf } from '../../sync/server/node-options.ts'
import type { SyncNode } from '../../sync/server/node.ts'
import type { AccountCompany } from '../accounts/sessions/sessions.requests.ts'
import { companiesOf } from '../companies/company-directory.server.ts'
import { people } from '../people/people.table.ts'
import { type Level, needsProof } from '../rights/levels.rules.ts'
import { refuse } from './identity.refusals.ts'

/**
 * Ends requests about a company that insists on its own provider, by sessions that were not proved by that, or that asks for a second
 * factor, by those without one. Where its company is, every route of signed-in people has declared; other companies of the same person stay
 * open.
 */
export function holdUnproved(app: FastifyInstance, services: Pick<Services, 'node'>): void {
  // Before the body is read, and before it counts as work.
  app.addHook('onRequest', async ({ session, params, routeOptions: { config } }) => {
    if (config.who !== 'signed-in' || !session || !lacksAnything(session)) return
    if (config.company === 'path') await requireProof(services, session, companyIn(params))
    if (config.company === 'every') await requireProof(services, session, null)
  })
  app.addHook('preValidation', async ({ session, body, routeOptions: { config } }) => {
    if (config.who !== 'signed-in' || !session || !lacksAnything(session)) return
    if (config.company === 'body') await requireProof(services, session, companyIn(body))
  })
}

const lacksAnything = ({ unproved, withoutFactor }: Session): boolean =>
  unproved.length + withoutFactor.length > 0

function companyIn(given: unknown): string | null {
  const { companyId } = (given ?? {}) as { companyId?: unknown }
  return typeof companyId === 'string' ? companyId.toLowerCase() : null
}

/** @param companyId null if it could be any: then none of the person's companies may ask for a proof. */
async function requireProof(
  services: Pick<Services, 'node'>,
  session: Session,
  companyId: string | null,
): Promise<void> {
  const { userId, unproved, withoutFactor } = session
  for (const asking of companyId === null ? unproved : [companyId])
    if (unproved.includes(asking) && (await isHeld(services, { userId, companyId: asking, lacks: 'proof' })))
      throw new HttpError(401, refuse.reason('identity/prove-first'))
  if (companyId === null || !withoutFactor.includes(companyId)) return
  if (await isHeld(services, { userId, companyId, lacks: 'second factor' }))
    throw new HttpError(401, refuse.reason('identity/second-factor-first'))
}

/** Whether what the session lacks keeps the person out. Directors are asked for no proof, but for a second factor like everybody. */
async function isHeld(
  { node }: Pick<Services, 'node'>,
  { userId, companyId, lacks }: Omit<Unproved, 'sessionId'>,
): Promise<boolean> {
  const served = await node.companyOf(companyId, userId)
  // Whoever is no member is refused by the route itself, in the same way as by any company.
  const person = served?.replica.store.get(people, userId)
  return person !== undefined && (lacks === 'second factor' || needsProof(person.level))
}

/** Those of these lines whose company asks for what their session lacks. */
export async function shutOut(
  { node, sessions }: { node: SyncNode; sessions: Sessions },
  lines: readonly LineOf[],
): Promise<LineOf[]> {
  const keyOf = ({ sessionId, companyId }: LineOf) => `${sessionId} ${companyId}`
  const open = new Map(lines.map((line) => [keyOf(line), line]))
  const out: LineOf[] = []
  for (const lacking of await sessions.unproved([...new Set(lines.map(({ sessionId }) => sessionId))])) {
    const line = open.get(keyOf(lacking))
    if (line && (await isHeld({ node }, lacking))) out.push(line)
  }
  return out
}

/** The companies of a person, with those marked that ask for what this session lacks. Where a provider signs people in, it is asked first. */
export const marked = (
  { unproved, withoutFactor }: Session,
  companies: readonly AccountCompany[],
): AccountCompany[] =>
  companies.map((company) => {
    if (unproved.includes(company.id) && needsProof(company.level as Level))
      return { ...company, mustProve: true }
    return withoutFactor.includes(company.id) ? { ...company, mustProve: true, asksFactor: true } : company
  })

/** The companies of a person that open for this session. */
export const openTo = async (
  services: Pick<Services, 'pool' | 'node'>,
  session: Session,
): Promise<AccountCompany[]> =>
  marked(session, await companiesOf(services, session.userId)).filter(({ mustProve }) => !mustProve)
