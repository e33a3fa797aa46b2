import { Bell } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { CountBadge } from '../../../ui/CountBadge.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { forYou } from './for-you.queries.ts'
import { forYouCount, UNREAD_DISCUSSIONS } from './for-you.text.ts'

const ForYouDialog = later(() => import('./ForYouDialog.tsx'))

type ForYouProps = { isOpen: boolean; onOpen: () => void; onClose: () => void }

/** Says on every screen how many discussions wait for the reader, and opens them. */
export default function ForYou({ isOpen, onOpen, onClose }: ForYouProps) {
  const count = useLive(forYou, {})?.count ?? 0
  return (
    <>
      <IconButton
        label={forYouCount(count)}
        icon={
          <span className="relative">
            <Bell aria-hidden />
            <span aria-hidden className="absolute -top-2.5 left-2 flex">
              <CountBadge count={count} label={UNREAD_DISCUSSIONS} />
            </span>
          </span>
        }
        onClick={onOpen}
      />
      {isOpen && <ForYouDialog onClose={onClose} />}
    </>
  )
}
