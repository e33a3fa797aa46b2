import { useActor, useLive } from '../../sync/browser/react.ts'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { displayName } from '../people/people.rules.ts'
import { ownersForTeam } from '../work/owners.queries.ts'
import { ISSUE_TYPES, type IssueType } from './issues.table.ts'
import { ISSUE_TYPE_LABELS } from './issues.text.ts'

type IssueFieldsProps = {
  title?: string
  description?: string | null
  issueType?: IssueType | undefined
  teamId: string
  /** The actor when left out. */
  ownerId?: string
}

/** The fields that a new issue and an existing one share. */
export function IssueFields({
  title,
  description,
  issueType = 'short_term',
  teamId,
  ownerId,
}: IssueFieldsProps) {
  const actor = useActor()
  const people = useLive(ownersForTeam, { teamId }) ?? []
  return (
    <>
      <TextField label="Title" name="title" defaultValue={title} maxLength={200} autoFocus required />
      <TextArea label="Description" name="description" defaultValue={description ?? ''} maxLength={10_000} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Type"
          name="issueType"
          defaultValue={issueType}
          options={ISSUE_TYPES.map((value) => ({ value, label: ISSUE_TYPE_LABELS[value] }))}
        />
        <Select
          key={teamId}
          label="Owner"
          name="ownerId"
          defaultValue={ownerId ?? actor.id}
          options={people.map((person) => ({ value: person.id, label: displayName(person) }))}
        />
      </div>
    </>
  )
}
