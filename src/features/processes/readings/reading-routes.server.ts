import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { whoAsks } from '../../../server/http/asking.ts'
import { HttpError } from '../../../server/http-error.ts'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { displayName } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { canEditProcess } from '../processes.access.ts'
import { refuse } from '../processes.refusals.ts'
import { processes, processPublished } from '../processes.table.ts'
import { processReadings } from '../readers/readers.table.ts'
import { isConfirmed } from './readings.rules.ts'
import { type NamedReading, readingsParams } from './readings.requests.ts'

/** Names of those who have and have not confirmed: for the owner of a process and those who manage its team. */
export function readingRoutes(app: FastifyInstance, { node }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.get(
    '/api/companies/:companyId/processes/:processId/readings',
    { config: { who: 'signed-in', company: 'path' }, schema: { params: readingsParams } },
    async ({ session, params: { companyId, processId } }, reply): Promise<{ readings: NamedReading[] }> => {
      const { userId } = session!
      const actor = await whoAsks(node, { companyId, userId }, reply)
      const store = (await node.company(companyId))!.replica.store
      const process = store.get(processes, processId)
      const published = store.get(processPublished, processId)
      if (!process || !published || !actor.sees(processes.scope(process))) return notFound()
      if (!canEditProcess(store, actor, process)) throw new HttpError(403, refuse.reason('process/not-yours'))
      const readings = store
        .where(processReadings, { processId })
        .filter(({ endedAt }) => endedAt === null)
        .map((reading) => {
          const person = store.get(people, reading.personId)
          const { personId, dueOn, confirmedVersion, confirmedAt } = reading
          return {
            personId,
            name: displayName(person),
            email: person?.email ?? '',
            dueOn,
            confirmedVersion,
            confirmedAt,
            isConfirmed: isConfirmed(reading, published),
          }
        })
        .toSorted((one, other) => one.name.localeCompare(other.name))
      return { readings }
    },
  )
}
