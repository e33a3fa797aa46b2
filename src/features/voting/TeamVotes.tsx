import { Settings2 } from 'lucide-react'
import { useActor, useLive, useMutate } from '../../sync/browser/react.ts'
import { Switch } from '../../ui/Checkbox.tsx'
import { Form } from '../../ui/Form.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { canSetVoteLimit } from '../meetings/meetings.access.ts'
import { setShowsVoters, setTeamVoteLimit } from './limits.mutations.ts'
import { LIMIT_RANGE, SET_LIMIT, SHOW_VOTERS, VOTES_PER_PERSON, VOTING_OPTIONS } from './limits.text.ts'
import { teamVoting } from './voting.queries.ts'

type TeamVotesProps = { teamId: string; limit: number | undefined }

/** How many votes each member of a team has outside of meetings, and whether it shows who has voted, for those who may decide it. */
export function TeamVotes({ teamId, limit }: TeamVotesProps) {
  const mutate = useMutate()
  const mayChange = canSetVoteLimit(useActor(), undefined)
  const team = useLive(teamVoting, { teamId })
  if (!mayChange || !team) return null
  return (
    <Popover
      label={VOTING_OPTIONS}
      align="end"
      width="w-64"
      trigger={<IconButton label={VOTING_OPTIONS} icon={<Settings2 aria-hidden />} className="-my-1.5" />}
    >
      {(close) => (
        <div className="grid gap-3">
          <Form
            schema={setTeamVoteLimit.schema}
            read={(form) => ({ teamId, limit: form.number('limit') })}
            onSubmit={(input) => {
              if (mutate(setTeamVoteLimit, input) === null) close()
            }}
          >
            <NumberField
              label={VOTES_PER_PERSON}
              name="limit"
              defaultValue={team.companyVoteLimit ?? limit}
              description={LIMIT_RANGE}
            />
            <SubmitButton>{SET_LIMIT}</SubmitButton>
          </Form>
          <Switch
            label={SHOW_VOTERS}
            checked={team.showsVoters}
            onChange={({ target }) => void mutate(setShowsVoters, { teamId, shows: target.checked })}
          />
        </div>
      )}
    </Popover>
  )
}
