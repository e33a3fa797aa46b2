import { randomUUID } from 'node:crypto'
import { app } from '../src/features/registry.ts'
import { atLeast, atMost, type Bar, perSecond, times } from './bar.ts'
import { runLoad } from './load/run.ts'
import { openStage } from './stage.ts'
import {
  CLIENTS,
  PEOPLE_PER_CLIENT,
  VOTES_PER_PERSON,
  votesByPgbench,
  yardstickPersonId,
} from './yardstick.ts'

const SECONDS = 8
const PEOPLE = 1_200

/** The votes of a whole company sent through HTTP, compared with the database writing the same rows by itself. */
export const castVote: Bar = {
  name: 'cast-vote',
  async run() {
    const stage = await openStage()
    try {
      const yardstick = await stage.makeCompany({
        people: CLIENTS * PEOPLE_PER_CLIENT,
        issues: 20,
        tasks: 0,
        personId: yardstickPersonId,
      })
      const byDatabase = await votesByPgbench(stage, yardstick, SECONDS)
      const company = await stage.makeCompany({ people: PEOPLE, issues: 20, tasks: 0 })
      const load = await runLoad({
        url: stage.url,
        schema: app.schema,
        seconds: SECONDS,
        connections: CLIENTS,
        senders: company.people.map(({ cookie }) => ({
          companyId: company.id,
          cookie,
          clientId: randomUUID(),
          kind: 'castVote' as const,
          targets: company.issueIds,
          most: VOTES_PER_PERSON,
        })),
      })
      if (load.refused > 0) throw new Error('Some votes were refused: the figures are meaningless.')
      const ratio = load.perSecond / byDatabase
      return [
        {
          what: `yardstick: the same rows by pgbench, ${CLIENTS} clients`,
          measured: perSecond(byDatabase),
          bar: '',
          reached: null,
        },
        {
          what: `castVote through HTTP, ${CLIENTS} connections`,
          measured: perSecond(load.perSecond),
          bar: '',
          reached: null,
        },
        atLeast('castVote against the yardstick', ratio, 0.5, times),
        atMost('castVote through HTTP, p99', load.p99, 70),
      ]
    } finally {
      await stage.stop()
    }
  },
}
