import { afterCommit } from '../../sync/server/after-commit.ts'
import type { ServerFeature, Services } from '../../server/services.ts'
import { setLab } from '../companies/companies.mutations.ts'
import { companies } from '../companies/companies.table.ts'
import { enterReadings } from './followed/enter-readings.server.ts'
import { followCompany, followReadings, queue, SETTLE_JOB } from './readings/follow-readings.server.ts'
import { readingRoutes } from './readings/reading-routes.server.ts'
import { settleCompany } from './readings/settle.server.ts'

/** Who is asked to read which processes, and what they have confirmed, follows the company's people, teams and seats. */
export const processesServer: ServerFeature = {
  routes: readingRoutes,
  follow: followReadings,
  effects: (services) => [
    afterCommit(setLab, async ({ companyId, args: { lab, isOn } }) => {
      if (lab === 'process' && isOn) await followCompany(services, companyId)
    }),
  ],
  async arrival(services, companyId) {
    const store = (await services.node.company(companyId))?.replica.store
    if (store?.where(companies, {})[0]?.labs.includes('process')) await followCompany(services, companyId)
  },
  work: (services) => ({
    tasks: {
      async [SETTLE_JOB](payload) {
        const { companyId, only } = payload as { companyId: string; only?: string }
        await settleCompany(services, companyId, { only })
        if (only === undefined) await enterReadings(services, companyId)
      },
      'settle-late-readings': () => settleLate(services),
    },
    // Readings become late with the day.
    crontab: ['11 * * * * settle-late-readings'],
  }),
}

async function settleLate({ pool }: Services): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select company_id as id from process_cursors')
  await queue(
    pool,
    rows.map(({ id }) => id),
  )
}
