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
import { setMeetingVoteLimit, setTeamVoteLimit } from './limits.mutations.ts'
import {
  CHANGE_LIMIT,
  FOR_NEXT_MEETINGS_TOO,
  LIMIT_RANGE,
  SET_LIMIT,
  VOTES_PER_PARTICIPANT,
} from './limits.text.ts'

/** Changes how many votes each participant has in this meeting, for those who may. */
export function VoteLimit({ meeting, limit }: { meeting: Meeting; limit: number | undefined }) {
  const mutate = useMutate()
  const [keep, setKeep] = useState(false)
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
            if (mutate(setMeetingVoteLimit, input) !== null) return
            if (keep) mutate(setTeamVoteLimit, { teamId: meeting.teamId, limit: input.limit })
            close()
          }}
        >
          <NumberField
            label={VOTES_PER_PARTICIPANT}
            name="limit"
            defaultValue={meeting.voteLimit ?? limit}
            description={LIMIT_RANGE}
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
