import type { Frame } from '../protocol.ts'
import type { Place } from '../place.ts'
import { applyFrame, isRowFrame } from './apply-frame.ts'
import { loadQueue, loadView, type Tab, type TabMessage } from './tabs.ts'

/** What a tab that does not lead does with what it hears from the others. */
export async function follow(tab: Tab, message: TabMessage): Promise<void> {
  switch (message.t) {
    case 'queued':
      return tab.view.add(message.mutations)
    case 'frame':
      return takeFrame(tab, message.frame)
    case 'results':
      return tab.settle(message.results, [])
    case 'replaced':
      return loadView(tab)
    case 'status':
      tab.setOnline(message.online)
      if (message.stored) await compare(tab, message.stored)
      return
    // Client handles the end of a session, and only the leader answers a greeting.
    case 'ended':
    case 'hello':
  }
}

function takeFrame(tab: Tab, frame: Frame): void {
  if (frame.t === 'e') tab.ephemeral(frame.key, frame.value)
  // What lies before the own cursor came with the disk's rows already.
  if (!isRowFrame(frame) || frame.seq < tab.view.place.cursor || applyFrame(tab.view, frame)) return
  tab.post({ t: 'hello' })
}

/** The disk is current for this moment: whatever this tab missed lies there. */
async function compare(tab: Tab, stored: Pick<Place, 'epoch' | 'cursor'>): Promise<void> {
  const { epoch, cursor } = tab.view.place
  if (epoch === stored.epoch && cursor === stored.cursor) await loadQueue(tab)
  else await loadView(tab)
}
