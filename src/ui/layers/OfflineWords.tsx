import { ON_THIS_DEVICE, NOT_ON_THIS_DEVICE } from '../offline.text.ts'

/** Why something is missing without a network, and the way to what is here. */
export default function OfflineWords() {
  return (
    <>
      {NOT_ON_THIS_DEVICE}{' '}
      <a href="/offline" className="text-accent-ink underline">
        {ON_THIS_DEVICE}
      </a>
    </>
  )
}
