import { expect } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { CLIENT_SECRET, type RunningProvider, startProvider } from '../../../tests/provider.ts'
import { servedConfig } from '../../../tests/served.ts'
import { type RunningServer, startServer } from '../../server/server.ts'
import { newId } from '../../sync/id.ts'
import type { SessionProof } from '../accounts/sign-in/session-proofs.server.ts'
import { asking, connect, type Stage, startStage, type Traveller } from './identity-harness.ts'
import type { ProviderInput } from './identity.requests.ts'
import { providerOf } from './providers.server.ts'
import { provisionPerson } from './provisioning/provisioning.mutations.ts'

/** Harbor and Lantern have a provider each and the same domain, lena is of both, and a second server stands beside the first. */
export interface Insisting {
  stage: Stage
  beside: RunningServer
  atHarbor: RunningProvider
  atLantern: RunningProvider
  maya: string
  lena: string
  omar: string
  /** Says which of the two companies insist on their providers, as they were in the beginning. */
  insist(enforced: { harbor: boolean; lantern: boolean }): Promise<void>
  /** Harbor insists on a provider like this. */
  configure(more: Partial<ProviderInput>): Promise<void>
  /** What a browser is answered that asks for the company’s rows, at both servers. */
  opens(who: Traveller, companyId: string): Promise<number>
  /** What the company’s provider would prove as it is configured now. */
  proofOf(companyId: string): Promise<SessionProof>
  stop(): Promise<void>
}

export const settingsOf = (enforced: boolean) => ({
  clientId: 'quarterdeck',
  clientSecret: '',
  defaultLevel: 'member' as const,
  teamIds: [],
  enforced,
})

export async function openInsisting(): Promise<Insisting> {
  const database = await testDatabase()
  const shared = { ...database, stop: async () => undefined }
  const stage = await startStage({}, shared)
  const beside = await startServer(servedConfig({ TRUST_PROXY: 'on' }), shared)
  const { harbor, lantern, services } = stage
  const atHarbor = await startProvider(stage.redirectUriOf(harbor.id))
  const atLantern = await startProvider(stage.redirectUriOf(lantern.id))
  const { maya, lena, omar } = harbor.people as Record<'maya' | 'lena' | 'omar', string>
  const { ravi } = lantern.people as Record<'ravi', string>
  await services.node.run(lantern.id, null, provisionPerson, {
    auditId: newId(),
    level: 'member',
    mayReturn: true,
    personId: lena,
    email: 'lena@harbor.example',
    fullName: 'Lena',
  })
  const domain = 'harbor.example'
  await connect(stage, { companyId: harbor.id, director: maya, domain })
  await connect(stage, { companyId: lantern.id, director: ravi, domain })
  for (const provider of [atHarbor, atLantern])
    for (const name of ['lena', 'omar', 'maya'])
      await provider.knows({ sub: `${name}-there`, email: `${name}@harbor.example` })

  async function save(companyId: string, director: string, more: Partial<ProviderInput>) {
    const input = { companyId, ...settingsOf(true), clientSecret: CLIENT_SECRET, ...more }
    const saved = await asking(stage, await stage.signIn(director), 'provider', input)
    expect(saved.provider?.enforced).toBe(input.enforced)
  }

  return {
    stage,
    beside,
    atHarbor,
    atLantern,
    maya,
    lena,
    omar,
    async insist(enforced) {
      await save(harbor.id, maya, { issuer: atHarbor.issuer, enforced: enforced.harbor })
      await save(lantern.id, ravi, { issuer: atLantern.issuer, enforced: enforced.lantern })
    },
    configure: (more) => save(harbor.id, maya, { issuer: atHarbor.issuer, ...more }),
    async opens(who, companyId) {
      const here = await who.go(`/api/sync/${companyId}/bootstrap`)
      // The other server hears of a change a moment later.
      const there = async () => (await who.go(`/api/sync/${companyId}/bootstrap`, { at: beside.url })).status
      await expect.poll(there).toBe(here.status)
      return here.status
    },
    async proofOf(companyId) {
      const { providerId } = (await providerOf(services, companyId))!
      return { companyId, providerId }
    },
    async stop() {
      await beside.stop()
      await stage.stop()
      await atHarbor.stop()
      await atLantern.stop()
      await database.stop()
    },
  }
}
