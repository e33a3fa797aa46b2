import { useMutate } from '../../sync/browser/react.ts'
import { Switch } from '../../ui/Checkbox.tsx'
import { Form } from '../../ui/Form.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { setShowsVoters, setTeamVoteLimit } from './limits.mutations.ts'
import { LIMIT_RANGE, SET_LIMIT, SHOW_VOTERS, VOTES_PER_PERSON } from './limits.text.ts'

type VotingOptionsProps = {
  teamId: string
  limit: number | undefined
  showsVoters: boolean
  onDone: () => void
}

/** The fields by which a team decides about its votes outside of meetings. */
export default function VotingOptions({ teamId, limit, showsVoters, onDone }: VotingOptionsProps) {
  const mutate = useMutate()
  return (
    <div className="grid gap-3">
      <Form
        schema={setTeamVoteLimit.schema}
        read={(form) => ({ teamId, limit: form.number('limit') })}
        onSubmit={(input) => {
          if (mutate(setTeamVoteLimit, input) === null) onDone()
        }}
      >
        <NumberField label={VOTES_PER_PERSON} name="limit" defaultValue={limit} description={LIMIT_RANGE} />
        <SubmitButton>{SET_LIMIT}</SubmitButton>
      </Form>
      <Switch
        label={SHOW_VOTERS}
        checked={showsVoters}
        onChange={({ target }) => void mutate(setShowsVoters, { teamId, shows: target.checked })}
      />
    </div>
  )
}
