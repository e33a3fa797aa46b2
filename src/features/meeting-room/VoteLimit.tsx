import { useState } from 'react'
import { useActor, useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Form } from '../../ui/Form.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { setMeetingVoteLimit, setTeamVoteLimit } from '../voting/limits.mutations.ts'
import { canSetVoteLimit } from '../meetings/meetings.access.ts'
import type { Meeting } from '../meetings/meetings.table.ts'

/** How many votes each participant has in this meeting, for those who may change it. */
export function VoteLimit({ meeting, limit }: { meeting: Meeting; limit: number | undefined }) {
  const mutate = useMutate()
  const [keep, setKeep] = useState(false)
  if (!canSetVoteLimit(useActor(), meeting)) return null
  return (
    <Popover
      label="Votes per participant"
      align="end"
      width="w-64"
      trigger={
        <Button size="sm" variant="ghost">
          Change limit
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
            label="Votes per participant"
            name="limit"
            defaultValue={meeting.voteLimit ?? limit}
            description="1 to 100. Votes already given stay."
          />
          <Checkbox
            label="Also for the team’s next meetings"
            checked={keep}
            onChange={({ target }) => setKeep(target.checked)}
          />
          <SubmitButton>Set limit</SubmitButton>
        </Form>
      )}
    </Popover>
  )
}
