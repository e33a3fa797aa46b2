import { randomUUID } from 'node:crypto'
import { makeToken } from '../src/features/integrations/tokens/tokens.server.ts'
import { app } from '../src/features/registry.ts'
import { newId } from '../src/sync/id.ts'
import { atMost, type Bar, milliseconds, sorted, times } from './bar.ts'
import { openStage } from './stage.ts'

const ROUNDS = 400
const WARMING_UP = 60

const middleOf = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)]!

async function sent(url: string, headers: Record<string, string>, body: object): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok || text.includes('"rejected"')) throw new Error(text)
  return performance.now() - start
}

/** The same issue made by a browser's request and by a program's, in turn. */
export const api: Bar = {
  name: 'api',
  async run() {
    const stage = await openStage()
    try {
      const { id: companyId, teamId, people } = await stage.makeCompany({ people: 2, issues: 50, tasks: 50 })
      const [person] = people
      const expires = '30'
      const wanted = {
        companyId,
        name: 'Bench',
        scopes: ['issues:write'] as const,
        teamIds: null,
        expires,
        proposes: false,
      }
      const { token } = await makeToken(stage.services, person!.id, wanted)
      const clientId = randomUUID()
      const issue = () => ({ id: newId(), title: 'Crane', issueType: 'short_term', teamId })
      const taken = { screen: [] as number[], api: [] as number[], keyed: [] as number[] }
      for (let round = 1; round <= ROUNDS + WARMING_UP; round++) {
        const mutations = [{ mid: round, name: 'createIssue', args: issue() }]
        const screen = await sent(
          `${stage.url}/api/sync/${companyId}/mutate`,
          { cookie: person!.cookie, origin: stage.url },
          { clientId, schema: app.schema, mutations },
        )
        const path = `${stage.url}/api/v1/mutations/createIssue`
        const authorization = `Bearer ${token}`
        const plain = await sent(path, { authorization }, issue())
        const keyed = await sent(path, { authorization, 'idempotency-key': `k${round}` }, issue())
        if (round <= WARMING_UP) continue
        taken.screen.push(screen)
        taken.api.push(plain)
        taken.keyed.push(keyed)
      }
      const screen = middleOf(taken.screen)
      const told = (what: string, value: number) => ({
        what,
        measured: milliseconds(value),
        bar: '',
        reached: null,
      })
      return [
        told('createIssue by a screen, middle', screen),
        told('createIssue under an Idempotency-Key, middle', middleOf(taken.keyed)),
        atMost('createIssue by the API against a screen', middleOf(taken.api) / screen, 1.3, times),
      ]
    } finally {
      await stage.stop()
    }
  },
}
