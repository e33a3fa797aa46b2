import { useEphemeral, useSyncStatus } from '../../sync/browser/react.ts'
import { FULLEST, type Fullest } from '../../sync/protocol.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { REFRESH, UPDATE_AVAILABLE } from '../web.text.ts'
import {
  changesNotSent,
  CONTINUE_HERE,
  DISCARD,
  MADE_WITH_OLDER_VERSION,
  PAUSED_HERE,
  SEND,
  TOO_MANY_WINDOWS,
} from './shell.text.ts'

const FullestNotice = later(() => import('./FullestNotice.tsx'))

/** What the person has to decide about synchronisation: a new version, and changes that an older one left behind. */
export function SyncNotices() {
  return <div className="px-4 not-empty:pt-3">{useNotice()}</div>
}

function useNotice() {
  const { outdated, crowded, parked, retryParked, discardParked } = useSyncStatus()
  const fullest = useEphemeral(FULLEST) as Fullest | null | undefined
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
  if (parked.length === 0) return fullest && <FullestNotice fullest={fullest} />
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
