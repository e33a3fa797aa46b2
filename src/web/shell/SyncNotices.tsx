import { useSyncStatus } from '../../sync/browser/react.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

/** What the person has to decide about synchronisation: a new version, and changes that an older one left behind. */
export function SyncNotices() {
  const notice = useNotice()
  return notice && <div className="px-4 pt-3">{notice}</div>
}

function useNotice() {
  const { outdated, parked, retryParked, discardParked } = useSyncStatus()
  const each = (act: (key: string) => Promise<unknown>) => () =>
    void Promise.all(parked.map(({ key }) => act(key)))
  if (outdated) {
    return (
      <Alert
        kind="info"
        title="App update available"
        action={
          <Button size="sm" onClick={() => location.reload()}>
            Refresh
          </Button>
        }
      />
    )
  }
  if (parked.length === 0) return null
  return (
    <Alert
      kind="warn"
      title={parked.length === 1 ? '1 change was not sent' : `${parked.length} changes were not sent`}
      detail="They were made with an older version of the app. Send them now, or discard them."
      action={
        <span className="flex flex-wrap justify-end gap-2">
          <Button size="sm" onClick={each(retryParked)}>
            Send
          </Button>
          <Button size="sm" variant="ghost" onClick={each(discardParked)}>
            Discard
          </Button>
        </span>
      }
    />
  )
}
