import { useEphemeral, useSyncStatus } from '../../sync/browser/react.ts'
import { BULLETIN, FULLEST, type Fullest } from '../../sync/protocol.ts'
import type { Announced } from '../../features/platform/announcements.requests.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { REFRESH, UPDATE_AVAILABLE } from '../web.text.ts'

const AnnouncementBanner = later(() => import('../../features/platform/AnnouncementBanner.tsx'))
const CrowdedNotice = later(() => import('./CrowdedNotice.tsx'))
const FullestNotice = later(() => import('./FullestNotice.tsx'))
const ParkedNotice = later(() => import('./ParkedNotice.tsx'))

/** What the person has to decide about synchronisation: a new version, and changes that an older one left behind. */
export function SyncNotices() {
  const announcement = useEphemeral(BULLETIN) as Announced | null | undefined
  return (
    <div className="print:hidden">
      <div className="px-4 not-empty:pt-3">{useNotice()}</div>
      {announcement && <AnnouncementBanner key={announcement.id} {...announcement} />}
    </div>
  )
}

function useNotice() {
  const { outdated, crowded, parked } = useSyncStatus()
  const fullest = useEphemeral(FULLEST) as Fullest | null | undefined
  // Here, because the server may have no other parts of an outdated version any more.
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
  if (crowded) return <CrowdedNotice />
  if (parked.length > 0) return <ParkedNotice />
  return fullest && <FullestNotice fullest={fullest} />
}
