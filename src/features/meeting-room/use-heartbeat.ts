import { useEffect } from 'react'
import { useActor, useSyncStatus, useMutate } from '../../sync/browser/react.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { heartbeat } from '../meetings/scriber/scriber.mutations.ts'
import { HEARTBEAT_EVERY_MS } from '../meetings/scriber/scriber.rules.ts'

/** While this person is the scriber: says so every 30 s, and at once when the tab comes back to the front. */
export function useHeartbeat({ id: meetingId, status, scriberId, scriberEpoch: epoch }: Meeting): void {
  const mutate = useMutate()
  const { online } = useSyncStatus()
  const actor = useActor()
  const beats = status === 'active' && scriberId === actor.id && online
  useEffect(() => {
    if (!beats) return
    const beat = () => void mutate(heartbeat, { meetingId, epoch })
    const onShown = () => document.visibilityState === 'visible' && beat()
    const timer = setInterval(beat, HEARTBEAT_EVERY_MS)
    document.addEventListener('visibilitychange', onShown)
    beat()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [beats, mutate, meetingId, epoch])
}
