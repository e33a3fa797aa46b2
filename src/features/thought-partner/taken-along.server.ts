import type { Services } from '../../server/services.ts'
import type { Asker } from './allowance.server.ts'
import type { Thread } from './thought-partner.requests.ts'
import { as, pageOf, threadsOf } from './threads.server.ts'

type Serving = Pick<Services, 'node'>

/** How many messages are in memory at a time. */
const MESSAGES_A_PAGE = 50

/** Everything that a person keeps here as one JSON text, page by page: all of it together may be many megabytes. */
export async function* takenAlong(services: Serving, asker: Asker): AsyncGenerator<string> {
  yield '{"conversations":['
  let comma = ''
  for (const thread of await threadsOf(services, asker)) {
    yield `${comma}{"thread":${JSON.stringify(thread)},"messages":[`
    yield* messagesOf(services, asker, thread)
    yield ']}'
    comma = ','
  }
  yield ']}'
}

async function* messagesOf(services: Serving, asker: Asker, { id }: Thread): AsyncGenerator<string> {
  for (let from = 0; ; from += MESSAGES_A_PAGE) {
    const page = await as(services, asker, (client) => pageOf(client, asker, id, from, MESSAGES_A_PAGE))
    const comma = from > 0 && page.length > 0 ? ',' : ''
    yield comma + page.map((message) => JSON.stringify(message)).join()
    if (page.length < MESSAGES_A_PAGE) return
  }
}
