import { useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { ChipsContext } from '../../../ui/chips-context.ts'
import { Select } from '../../../ui/Select.tsx'
import { canReorder } from '../metrics.access.ts'
import { groupsOfTeam } from './groups.queries.ts'
import { GROUP, NEW_GROUP, NO_GROUP } from './groups.text.ts'
import { NewGroup } from './NewGroup.tsx'

const NEW = 'new'

type GroupFieldProps = {
  teamId: string
  /** The one that is proposed. */
  groupId: string | null | undefined
}

/**
 * Chooses a metric's group among those of a team; managers can add one. Renders nothing while there is nothing to choose. Key it by the team,
 * so that choosing another team starts afresh.
 */
export function GroupField({ teamId, groupId }: GroupFieldProps) {
  const groups = useLive(groupsOfTeam, { teamId }) ?? []
  const mayAdd = canReorder(useActor(), teamId)
  const [chosen, choose] = useState(groupId ?? '')
  if (groups.length === 0 && !mayAdd) return null
  const options = groups.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Select
        label={GROUP}
        name="groupId"
        placeholder={NO_GROUP}
        value={chosen}
        onChange={choose}
        options={mayAdd ? [...options, { value: NEW, label: NEW_GROUP }] : options}
      />
      {chosen === NEW && (
        <ChipsContext value={false}>
          <NewGroup teamId={teamId} onAdded={choose} autoFocus />
        </ChipsContext>
      )}
    </>
  )
}

/** What was chosen; a group that was not added yet counts for none. */
export const chosenGroup = (entered: string | null): string | null => (entered === NEW ? null : entered)
