import { startProvider } from '../../../tests/provider.ts'
import { hashPassword } from '../accounts/passwords/passwords.server.ts'
import { newId } from '../../sync/id.ts'
import { connect, startStage, Traveller } from './identity-harness.ts'

const PASSWORD = 'lantern-over-the-quay'

/** Harbor and Lantern, each with a provider of its own. */
export type Providers = Awaited<ReturnType<typeof startProviders>>

export async function startProviders() {
  const stage = await startStage()
  const provider = await startProvider(stage.redirectUriOf(stage.harbor.id))
  const other = await startProvider(stage.redirectUriOf(stage.lantern.id))
  const { maya } = stage.harbor.people as Record<'maya', string>
  const { ravi } = stage.lantern.people as Record<'ravi', string>
  const connectHarbor = (more: object = {}) =>
    connect(stage, {
      companyId: stage.harbor.id,
      director: maya,
      domain: 'harbor.example',
      issuer: provider.issuer,
      teamIds: [stage.harbor.teams.crew],
      ...more,
    })
  await connectHarbor()
  const { lantern } = stage
  await connect(stage, {
    companyId: lantern.id,
    director: ravi,
    domain: 'lantern.example',
    issuer: other.issuer,
    defaultLevel: 'view-only',
  })
  return {
    stage,
    provider,
    other,
    connectHarbor,
    storeOf: async (companyId: string) => (await stage.services.node.company(companyId))!.replica.store,
    async givePassword(userId: string): Promise<void> {
      await stage.services.pool.query(
        "insert into user_credentials (id, user_id, provider_id, account_id, password) values ($1, $2::uuid, 'credential', $2::text, $3)",
        [newId(), userId, await hashPassword(PASSWORD)],
      )
    },
    async byPassword(email: string) {
      const answer = await new Traveller(stage).post('/api/sign-in', { email, password: PASSWORD })
      return answer.status === 200 ? 'in' : ((await answer.json()) as { error: { code: string } }).error.code
    },
    async stop(): Promise<void> {
      await provider.stop()
      await other.stop()
      await stage.stop()
    },
  }
}
