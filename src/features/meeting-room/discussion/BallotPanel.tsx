import { Check, EyeOff } from 'lucide-react'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { KeyOfButton } from '../../../ui/Kbd.tsx'
import { cx } from '../../../ui/cx.ts'
import { displayName } from '../../people/people.rules.ts'
import { setDoneVoting } from '../../voting/ballots/ballots.mutations.ts'
import type { BallotState, Voter } from '../../voting/ballots/ballots.queries.ts'
import { guestsOfMeeting } from '../guests/guests.queries.ts'
import { useSingleKeys } from '../../../ui/use-single-keys.ts'
import {
  DONE_VOTING,
  HIDDEN_UNTIL_REVEALED,
  I_AM_DONE,
  ONLY_YOU_SEE_YOURS,
  REVEAL,
  revealedSoFar,
  STILL_CHOOSING,
  stillChoosing,
} from './discussion-room.text.ts'

type BallotPanelProps = {
  meetingId: string
  ballot: BallotState
  /** For the scriber of a hidden ballot. */
  onReveal: (() => void) | undefined
}

const MOST_NAMED = 5

const isReady = ({ hasVoted, isDone }: Voter): boolean => hasVoted || isDone

/** Who has voted and who is done, but never how. */
export function BallotPanel({ meetingId, ballot: { isHidden, voters }, onReveal: reveal }: BallotPanelProps) {
  const voted = voters.filter(({ hasVoted }) => hasVoted).length
  const waiting = voters.filter((voter) => !isReady(voter))
  const names = waiting.slice(0, MOST_NAMED).map(({ person }) => displayName(person).split(' ')[0])
  // Guests are not among those who are waited for, but what they have voted is revealed too.
  const guests = useLive(guestsOfMeeting, { meetingId })?.length ?? 0
  useSingleKeys({ r: reveal }, { first: true })
  return (
    <section
      aria-label={revealedSoFar(voted, voters.length)}
      className="mx-4 my-3 grid gap-2 rounded-[10px] border border-line p-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        {isHidden && <EyeOff aria-hidden className="size-4 text-soft" />}
        <p role="status" data-numeric className="flex-1 font-semibold">
          {revealedSoFar(voted, voters.length)}
        </p>
        {reveal && (
          <Button size="sm" aria-keyshortcuts="R" disabled={voted + guests === 0} onClick={reveal}>
            {REVEAL}
            <KeyOfButton keys="R" />
          </Button>
        )}
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {voters.map((voter) => (
          <VoterFace key={voter.person.id} voter={voter} />
        ))}
      </ul>
      {(isHidden || names.length > 0) && (
        <p className="text-[0.8125rem] text-soft">
          {isHidden && HIDDEN_UNTIL_REVEALED} {isHidden && ONLY_YOU_SEE_YOURS}{' '}
          {names.length > 0 && waiting.length <= MOST_NAMED && stillChoosing(names.join(', '))}
        </p>
      )}
      <DoneSwitch meetingId={meetingId} voters={voters} />
    </section>
  )
}

function VoterFace({ voter }: { voter: Voter }) {
  const name = displayName(voter.person)
  const ready = isReady(voter)
  const state = `${name}: ${ready ? DONE_VOTING : STILL_CHOOSING}`
  return (
    <li data-tooltip={state} className="relative">
      <Avatar
        name={name}
        picture={voter.person.avatarUrl}
        className={ready ? '' : 'outline-1 outline-offset-1 outline-dashed outline-control-line'}
      />
      <span
        aria-hidden
        className={cx(
          'absolute -right-0.5 -bottom-0.5 grid size-3.5 place-items-center rounded-full border-2 border-page',
          ready ? 'bg-good-edge text-page' : 'bg-hover',
        )}
      >
        {ready && <Check className="size-2.5" strokeWidth={3} />}
      </span>
      <span className="sr-only">{state}</span>
    </li>
  )
}

function DoneSwitch({ meetingId, voters }: { meetingId: string; voters: readonly Voter[] }) {
  const { id } = useActor()
  const mutate = useMutate()
  const own = voters.find(({ person }) => person.id === id)
  return (
    own && (
      <Checkbox
        label={I_AM_DONE}
        checked={own.isDone}
        onChange={({ target }) => mutate(setDoneVoting, { meetingId, done: target.checked })}
      />
    )
  )
}
