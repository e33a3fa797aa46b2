import { notFound } from '../../../sync/engine.refusals.ts'
import { CLOSE_RESTARTED, PING_EVERY_MS } from '../../../sync/protocol.ts'
import { company, person, team } from '../../../sync/scope.ts'
import type { Line } from '../../../sync/server/lines.ts'
import type { SyncNode } from '../../../sync/server/node.ts'
import { MAX_BUFFERED_BYTES } from '../../../sync/server/subscriber.ts'
import { toldTo } from './guest-view.reads.ts'
import { meetingGuests } from './meeting-guests.table.ts'

/** Changes that follow each other faster than this are told together. */
const GATHER_MS = 100

/** Tells the browser that nothing more follows. */
export const CLOSE_OVER = 1000

/**
 * Tells a guest what they may see, now and whenever it has changed, as a whole. A guest is no subscriber of the hub: no row and no frame
 * reaches this line. Answers how to stop.
 */
export async function followAsGuest(
  node: SyncNode,
  { companyId, guestId }: { companyId: string; guestId: string },
  line: Line,
): Promise<() => void> {
  const { replica, feed, hub } = (await node.company(companyId)) ?? notFound()
  const { store } = replica
  // Another node may have let this guest in a moment ago.
  if (!store.get(meetingGuests, guestId)) await replica.exclusive(() => feed.catchUp())
  const teamId = store.get(meetingGuests, guestId)?.teamId
  const concerning = new Set<string>([company(), person(guestId), ...(teamId ? [team(teamId)] : [])])
  let sent = ''
  let shownAt = -GATHER_MS
  let timer: NodeJS.Timeout | undefined

  function show(): void {
    shownAt = performance.now()
    const told = toldTo(store, guestId)
    const text = JSON.stringify(told)
    if (text === sent) return
    // Who does not read would fill the memory; the browser comes back for the latest.
    if (line.buffered() > MAX_BUFFERED_BYTES) return line.terminate()
    sent = text
    line.send(`{"now":${Date.parse(node.moment())},${text.slice(1)}`)
    if ('over' in told) stop(CLOSE_OVER)
  }
  function showLater(): void {
    timer = undefined
    try {
      show()
    } catch (error) {
      node.options.log.error({ err: error }, 'a guest was not told of what has changed')
      stop(CLOSE_RESTARTED)
    }
  }
  function stop(code?: number): void {
    clearTimeout(timer)
    clearInterval(beat)
    unwatch()
    if (code !== undefined) line.close(code)
  }
  const beat = setInterval(() => line.send(`{"now":${Date.parse(node.moment())}}`), PING_EVERY_MS)
  beat.unref()
  const unwatch = hub.watchers.add({
    changed(changes) {
      if (timer || !changes.some(({ scope }) => concerning.has(scope))) return
      const wait = shownAt + GATHER_MS - performance.now()
      if (wait <= 0) show()
      else timer = setTimeout(showLater, wait)
    },
    closed: () => stop(CLOSE_RESTARTED),
  })
  show()
  return stop
}
