import { useState } from 'react'
import { useActor, useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Form } from '../../ui/Form.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { canSetVoteLimit } from '../meetings/meetings.access.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { setMeetingBallot, setTeamBallot } from './ballots/ballots.mutations.ts'
import { setMeetingVoteLimit, setTeamVoteLimit } from './limits.mutations.ts'
import {
  CHANGE_LIMIT,
  FOR_NEXT_MEETINGS_TOO,
  HIDDEN_BALLOT,
  HIDDEN_BALLOT_EXPLAINED,
  LIMIT_RANGE,
  SET_LIMIT,
  VOTES_PER_PARTICIPANT,
} from './limits.text.ts'

type VoteLimitProps = { meeting: Meeting; limit: number | undefined; isHidden: boolean }

/** Changes how many votes each participant has in this meeting and whether they are hidden, for those who may. */
export function VoteLimit({ meeting, limit, isHidden }: VoteLimitProps) {
  const mutate = useMutate()
  const [keep, setKeep] = useState(false)
  /** Null until it is changed here. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const hidden = chosen ?? isHidden
  const present = meeting.voteLimit ?? limit
  if (!canSetVoteLimit(useActor(), meeting)) return null
  return (
    <Popover
      label={VOTES_PER_PARTICIPANT}
      align="end"
      width="w-64"
      trigger={
        <Button size="sm" variant="ghost">
          {CHANGE_LIMIT}
        </Button>
      }
    >
      {(close) => (
        <Form
          schema={setMeetingVoteLimit.schema}
          read={(form) => ({ meetingId: meeting.id, limit: form.number('limit') })}
          onSubmit={(input) => {
            if (input.limit !== present && mutate(setMeetingVoteLimit, input) !== null) return
            const { id: meetingId, teamId } = meeting
            if (hidden !== isHidden && mutate(setMeetingBallot, { meetingId, hidden }) !== null) return
            if (keep) mutate(setTeamBallot, { teamId, hidden })
            if (keep) mutate(setTeamVoteLimit, { teamId, limit: input.limit })
            setChosen(null)
            close()
          }}
        >
          <NumberField
            label={VOTES_PER_PARTICIPANT}
            name="limit"
            defaultValue={present}
            description={LIMIT_RANGE}
          />
          <Checkbox
            label={HIDDEN_BALLOT}
            description={HIDDEN_BALLOT_EXPLAINED}
            checked={hidden}
            onChange={({ target }) => setChosen(target.checked)}
          />
          <Checkbox
            label={FOR_NEXT_MEETINGS_TOO}
            checked={keep}
            onChange={({ target }) => setKeep(target.checked)}
          />
          <SubmitButton>{SET_LIMIT}</SubmitButton>
        </Form>
      )}
    </Popover>
  )
}
