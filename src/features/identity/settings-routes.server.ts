import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RUNS_MUTATIONS } from '../../server/http/answer-times.ts'
import type { Services } from '../../server/services.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { LEVEL_LABELS } from '../rights/rights.text.ts'
import { teams } from '../teams/teams.table.ts'
import * as words from './audit.text.ts'
import { audit, changingSignIn, requireDirector } from './directors.server.ts'
import { lookUpProof } from './domain-proof.server.ts'
import { isPublicMail } from './domains.rules.ts'
import { refuse } from './identity.refusals.ts'
import { askSecondFactor } from './company-factor.server.ts'
import {
  companyInput,
  domainInput,
  listedDomainInput,
  providerInput,
  secondFactorInput,
} from './identity.requests.ts'
import { discovered } from './oidc.server.ts'
import { isProviderAddress } from './provider-http.server.ts'
import {
  addDomain,
  domainById,
  noteVerified,
  providerOf,
  removeDomain,
  removeProvider,
  saveProvider,
  settingsOf,
} from './providers.server.ts'

/** How people of a company sign in: its provider and its domains, for its directors. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' }, ...RUNS_MUTATIONS } as const
  const inBody = { config: { who: 'signed-in', company: 'body' }, ...RUNS_MUTATIONS } as const
  const { config } = services

  const changing = (companyId: string, personId: string) => changingSignIn(services, companyId, personId)

  routes.get(
    '/api/identity/settings/:companyId',
    { ...inPath, schema: { params: companyInput } },
    async ({ session, params: { companyId } }) => {
      await requireDirector(services, companyId, session!.userId)
      return settingsOf(services, companyId)
    },
  )

  routes.post(
    '/api/identity/provider',
    { ...inBody, schema: { body: providerInput } },
    async ({ session, body, ip }) => {
      const { companyId, issuer, teamIds, defaultLevel, enforced } = body
      const personId = session!.userId
      const served = await changing(companyId, personId)
      if (teamIds.some((id) => served.replica.store.get(teams, id)?.deletedAt !== null))
        refuse('identity/no-such-team')
      if (!isProviderAddress(issuer, config.outgoingPrivate.length > 0)) refuse('identity/provider-insecure')
      await saveProvider(services, body)
      await audit(services, {
        ip,
        companyId,
        personId,
        note: words.providerSet(issuer, LEVEL_LABELS[defaultLevel], enforced),
      })
      return settingsOf(services, companyId)
    },
  )

  routes.post(
    '/api/identity/provider/remove',
    { ...inBody, schema: { body: companyInput } },
    async ({ session, body, ip }) => {
      const { companyId } = body
      await changing(companyId, session!.userId)
      if (await removeProvider(services, companyId))
        await audit(services, { companyId, personId: session!.userId, ip, note: words.PROVIDER_REMOVED })
      return settingsOf(services, companyId)
    },
  )

  routes.post(
    '/api/identity/provider/test',
    { ...inBody, schema: { body: companyInput } },
    async ({ session, body }) => {
      await changing(body.companyId, session!.userId)
      const provider = (await providerOf(services, body.companyId)) ?? refuse('identity/not-set-up')
      await discovered(services, provider)
      return {}
    },
  )

  routes.post(
    '/api/identity/second-factor',
    { ...inBody, schema: { body: secondFactorInput } },
    async ({ session, body, ip }) => {
      const { companyId, required } = body
      const { userId: personId, hasFactor } = session!
      await changing(companyId, personId)
      // Somebody is then in who can switch it off again.
      if (required && !hasFactor) refuse('identity/own-factor-first')
      if (await askSecondFactor(services, { companyId, personId, required })) {
        const note = required ? words.FACTOR_ASKED : words.FACTOR_NOT_ASKED
        await audit(services, { companyId, personId, ip, note })
      }
      return settingsOf(services, companyId)
    },
  )

  routes.post(
    '/api/identity/domains',
    { ...inBody, schema: { body: domainInput } },
    async ({ session, body, ip }) => {
      const { companyId, domain } = body
      await changing(companyId, session!.userId)
      if (isPublicMail(domain)) refuse('identity/public-domain')
      await addDomain(services, companyId, domain)
      await audit(services, { companyId, personId: session!.userId, ip, note: words.domainAdded(domain) })
      return settingsOf(services, companyId)
    },
  )

  routes.post(
    '/api/identity/domains/verify',
    { ...inBody, schema: { body: listedDomainInput } },
    async ({ session, body: { companyId, domainId }, ip }) => {
      await changing(companyId, session!.userId)
      const { domain, proof } = (await domainById(services, companyId, domainId)) ?? notFound()
      const found = await lookUpProof(config, domain, proof)
      if (found !== 'proved') refuse(found === 'failed' ? 'identity/dns-failed' : 'identity/domain-unproved')
      await noteVerified(services, companyId, domainId)
      await audit(services, { companyId, personId: session!.userId, ip, note: words.domainVerified(domain) })
      return settingsOf(services, companyId)
    },
  )

  routes.post(
    '/api/identity/domains/remove',
    { ...inBody, schema: { body: listedDomainInput } },
    async ({ session, body: { companyId, domainId }, ip }) => {
      await changing(companyId, session!.userId)
      const { domain } = (await domainById(services, companyId, domainId)) ?? notFound()
      await removeDomain(services, companyId, domainId)
      await audit(services, { companyId, personId: session!.userId, ip, note: words.domainRemoved(domain) })
      return settingsOf(services, companyId)
    },
  )
}
