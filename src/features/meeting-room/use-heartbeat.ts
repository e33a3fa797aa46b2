import { useEffect } from 'react'
import { useActor, useSyncStatus, useMutate } from '../../sync/browser/react.ts'
import { isScriber } from '../meetings/meetings.access.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { heartbeat } from '../meetings/scriber/scriber.mutations.ts'
import { HEARTBEAT_EVERY_MS } from '../meetings/scriber/scriber.rules.ts'

/** While this person is the scriber, says so every 30 s, and at once when the tab becomes visible again. */
export function useHeartbeat(meeting: Meeting): void {
  const { id: meetingId, status, scriberEpoch: epoch } = meeting
  const mutate = useMutate()
  const { online } = useSyncStatus()
  const actor = useActor()
  const beats = status === 'active' && isScriber(actor, meeting) && online
  useEffect(() => {
    if (!beats) return
    const beat = () => void mutate(heartbeat, { meetingId, epoch })
    const onVisibilityChange = () => document.visibilityState === 'visible' && beat()
    const timer = setInterval(beat, HEARTBEAT_EVERY_MS)
    document.addEventListener('visibilitychange', onVisibilityChange)
    beat()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [beats, mutate, meetingId, epoch])
}
