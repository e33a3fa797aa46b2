import { X } from 'lucide-react'
import { useMutate } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { LeavingIconButton } from '../../../ui/LeavingIconButton.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { removeGuest, setGuestRights } from './guests.mutations.ts'
import {
  GUESTS,
  MAY_RATE,
  MAY_VOTE,
  mayRateNamed,
  mayVoteNamed,
  RATES,
  removed,
  removeNamed,
  VOTES,
} from './guests.text.ts'
import type { MeetingGuest } from './meeting-guests.table.ts'

type GuestListProps = {
  meeting: Meeting
  /** Those who are in it. */
  guests: readonly MeetingGuest[]
  isScriber: boolean
}

/** Who is in the meeting without an account. The scriber gives them a vote and a rating, and removes them. */
export const GuestList = ({ meeting, guests, isScriber }: GuestListProps) => (
  <section aria-labelledby="guests" className="mt-2 border-t border-line pt-2">
    <h3 id="guests" className="text-[0.8125rem] font-semibold">
      {GUESTS}
    </h3>
    <ul aria-labelledby="guests" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {guests.map((guest) => (
        <li key={guest.id}>
          <div className="flex min-h-10 items-center gap-2">
            <Avatar name={guest.name} size="sm" />
            <span className="min-w-0 flex-1 truncate">{guest.name}</span>
            {isScriber && <RemoveButton guest={guest} meeting={meeting} />}
          </div>
          {isScriber ? <Rights guest={guest} meeting={meeting} /> : <Given guest={guest} />}
        </li>
      ))}
    </ul>
  </section>
)

type OfGuest = { guest: MeetingGuest; meeting: Meeting }

const targetOf = ({ guest, meeting }: OfGuest) => ({
  meetingId: meeting.id,
  epoch: meeting.scriberEpoch,
  guestId: guest.id,
})

function Rights(of: OfGuest) {
  const mutate = useMutate()
  const { name, mayVoteSince, mayRateSince } = of.guest
  const set = (rights: { mayVote: boolean } | { mayRate: boolean }) =>
    void mutate(setGuestRights, { ...targetOf(of), ...rights })
  return (
    <div className="ml-8 flex flex-wrap gap-x-4">
      <Checkbox
        label={MAY_VOTE}
        aria-label={mayVoteNamed(name)}
        checked={mayVoteSince !== null}
        onChange={({ target }) => set({ mayVote: target.checked })}
      />
      <Checkbox
        label={MAY_RATE}
        aria-label={mayRateNamed(name)}
        checked={mayRateSince !== null}
        onChange={({ target }) => set({ mayRate: target.checked })}
      />
    </div>
  )
}

/** What a guest may do, for those who only read it. */
const Given = ({ guest: { mayVoteSince, mayRateSince } }: Pick<OfGuest, 'guest'>) =>
  (mayVoteSince !== null || mayRateSince !== null) && (
    <div className="mb-1.5 ml-8 flex flex-wrap gap-2">
      {mayVoteSince !== null && <Badge>{VOTES}</Badge>}
      {mayRateSince !== null && <Badge>{RATES}</Badge>}
    </div>
  )

function RemoveButton(of: OfGuest) {
  const mutate = useMutate()
  const { name } = of.guest
  return (
    <LeavingIconButton
      label={removeNamed(name)}
      icon={<X aria-hidden />}
      onClick={() => {
        if (!mutate(removeGuest, targetOf(of))) toast.success(removed(name))
      }}
    />
  )
}
