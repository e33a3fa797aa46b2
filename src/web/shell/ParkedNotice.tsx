import { useSyncStatus } from '../../sync/browser/react.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../ui/ui.text.ts'
import { changesNotSent, DISCARD, MADE_WITH_OLDER_VERSION, SEND } from './parked.text.ts'

/** Asks what is to become of changes that an older version left behind. */
export default function ParkedNotice() {
  const { parked, retryParked, discardParked } = useSyncStatus()
  const each = (act: (key: string) => Promise<unknown>) => () =>
    void Promise.all(parked.map(({ key }) => act(key))).catch(() =>
      toast.error(PART_NOT_LOADED, CHECK_CONNECTION),
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
