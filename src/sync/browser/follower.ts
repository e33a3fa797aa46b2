import type { Position } from '../position.ts'
import type { Frame } from '../protocol.ts'
import { applyFrame, isRowFrame, type RowFrame } from './apply-frame.ts'
import { loadQueue, loadView, setReach, settle, type Tab, type TabMessage, tellEphemeral } from './tabs.ts'

/** What a tab that does not lead does with what it hears from the others. */
export async function follow(tab: Tab, message: TabMessage): Promise<void> {
  switch (message.t) {
    case 'queued':
      return tab.view.add(message.mutations)
    case 'frame':
      return takeFrame(tab, message.frame)
    case 'results':
      return settle(tab, message.results, [])
    case 'replaced':
      return loadView(tab)
    case 'status':
      setReach(tab, message)
      if (message.stored) await compare(tab, message.stored)
      return
    // Client handles the end of a session, and only the leader answers a greeting.
    case 'ended':
    case 'parked':
    case 'hello':
    case 'reach':
    case 'here':
  }
}

function takeFrame(tab: Tab, frame: Frame | RowFrame): void {
  if (frame.t === 'e') tellEphemeral(tab, frame)
  // What lies before this tab's cursor already came with the rows from the disk.
  if (!isRowFrame(frame) || frame.seq < tab.view.position.cursor || applyFrame(tab.view, frame)) return
  tab.post({ t: 'hello' })
}

/** The disk is current at this moment: whatever this tab has missed lies there. */
async function compare(tab: Tab, stored: Pick<Position, 'epoch' | 'cursor'>): Promise<void> {
  const { epoch, cursor } = tab.view.position
  if (epoch === stored.epoch && cursor === stored.cursor) await loadQueue(tab)
  else await loadView(tab)
}
