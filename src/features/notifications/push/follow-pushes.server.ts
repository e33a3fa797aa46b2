import { followLog } from '../../../server/follow-log.ts'
import { catchUp } from '../../../server/log-cursor.ts'
import { DueRunner } from '../../../server/outgoing/due.ts'
import type { Following, Services } from '../../../server/services.ts'
import { queuePushes } from './push-deliveries.server.ts'
import { pushKeysOf } from './push-keys.server.ts'
import { pushTurn } from './push-turn.server.ts'
import { pushedIn } from './subscriptions.server.ts'

/** People whose devices are pushed to at a time, altogether and of one company. What is sent to customers has places of its own. */
const PLACES = { places: 16, placesEach: 4 }

/** Follows what companies commit, and pushes to devices what people are told. */
export function followPushes(services: Services): Following {
  const { node, pool, log } = services
  // At the first start of an installation, so that keys are there before anybody asks for them.
  pushKeysOf(services).catch((error: unknown) =>
    log.warn({ err: error }, 'the keys for push were not read; trying again when they are needed'),
  )
  const runner = new DueRunner({ pool, log, work: { push: (due) => pushTurn(services, due) }, ...PLACES })
  const following = followLog(services, {
    cursors: 'push_cursors',
    companies: pushedIn(pool),
    async pass(companyId) {
      const isDue = await catchUp(node, 'push_cursors', companyId, (client, commits) =>
        queuePushes(client, companyId, commits),
      )
      if (isDue) runner.wake()
      return isDue
    },
  })
  runner.start()
  return {
    committed: following.committed,
    async stop() {
      await following.stop()
      await runner.stop()
    },
  }
}
