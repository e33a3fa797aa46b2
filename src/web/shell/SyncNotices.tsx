import { useActor, useEphemeral, useSyncStatus } from '../../sync/browser/react.ts'
import { FULLEST, type Fullest } from '../../sync/protocol.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { REFRESH, UPDATE_AVAILABLE } from '../web.text.ts'
import {
  changesNotSent,
  CONTINUE_HERE,
  DISCARD,
  howToMakeRoom,
  MADE_WITH_OLDER_VERSION,
  nearlyFull,
  PAUSED_HERE,
  SEND,
  TOO_MANY_WINDOWS,
} from './shell.text.ts'

/** For those who can do something about it. */
function useFullest(): Fullest | null {
  const fullest = (useEphemeral(FULLEST) ?? null) as Fullest | null
  return useActor().can('manage_assigned_teams') ? fullest : null
}

/** What the person has to decide about synchronisation: a new version, and changes that an older one left behind. */
export function SyncNotices() {
  const notice = useNotice()
  return notice && <div className="px-4 pt-3">{notice}</div>
}

function useNotice() {
  const { outdated, crowded, parked, retryParked, discardParked } = useSyncStatus()
  const fullest = useFullest()
  const each = (act: (key: string) => Promise<unknown>) => () =>
    void Promise.all(parked.map(({ key }) => act(key)))
  if (outdated) {
    return (
      <Alert
        kind="info"
        title={UPDATE_AVAILABLE}
        action={
          <Button size="sm" onClick={() => location.reload()}>
            {REFRESH}
          </Button>
        }
      />
    )
  }
  if (crowded) {
    return (
      <Alert
        kind="warn"
        title={PAUSED_HERE}
        detail={TOO_MANY_WINDOWS}
        action={
          <Button size="sm" onClick={() => location.reload()}>
            {CONTINUE_HERE}
          </Button>
        }
      />
    )
  }
  if (parked.length === 0)
    return (
      fullest && (
        <Alert kind="warn" title={nearlyFull(fullest.percent)} detail={howToMakeRoom(fullest.table)} />
      )
    )
  return (
    <Alert
      kind="warn"
      title={changesNotSent(parked.length)}
      detail={MADE_WITH_OLDER_VERSION}
      action={
        <span className="flex flex-wrap justify-end gap-2">
          <Button size="sm" onClick={each(retryParked)}>
            {SEND}
          </Button>
          <Button size="sm" variant="ghost" onClick={each(discardParked)}>
            {DISCARD}
          </Button>
        </span>
      }
    />
  )
}
