import { useServerNow } from '../../sync/browser/react.ts'
import { dateText } from '../../features/time/time.text.ts'
import { useAccount } from '../account.ts'

const EVERY_MINUTE = 60_000

/** Stands above what is printed: whose it is, and of which day. */
export default function PrintHead() {
  const { company } = useAccount()
  const now = useServerNow(EVERY_MINUTE)
  return (
    <p className="hidden justify-between border-b border-line px-4 pb-2 text-xs text-soft print:flex">
      <span>{company?.name}</span>
      <span>{dateText(new Date(now).toISOString())}</span>
    </p>
  )
}
