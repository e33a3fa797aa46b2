import type { SyncNode } from '../../src/sync/server/node.ts'
import { setMember } from './app.ts'
import type { ChaosPlayer } from './player.ts'

/**
 * Everybody is let in again, through a node that goes on. Answers a look at who is not calm yet: everything queued has to reach the server and to
 * be answered. What was queued may still throw somebody out, who is then let in once more.
 */
export async function restlessOf(
  node: SyncNode,
  companyId: string,
  players: readonly ChaosPlayer[],
): Promise<() => Promise<string[]>> {
  const admit = ({ personId }: ChaosPlayer) =>
    node.run(companyId, null, setMember, { personId, active: true })
  for (const player of players) await admit(player)
  const isCalm = async (player: ChaosPlayer): Promise<boolean> => {
    if (!player.client) {
      await admit(player)
      player.open()
    }
    player.lookAtAll()
    const { online, pending } = player.client!.status.current
    return online === true && pending === 0 && (await player.queue()).length === 0
  }
  return async () => {
    const calm = await Promise.all(players.map(isCalm))
    return players.filter((_, index) => !calm[index]).map(({ name }) => name)
  }
}
