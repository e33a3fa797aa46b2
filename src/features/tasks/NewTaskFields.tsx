import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Select } from '../../ui/Select.tsx'
import { useFirstProposed } from '../../ui/use-first-proposed.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { TeamSelect } from '../work/TeamSelect.tsx'
import { AssigneesField } from './AssigneesField.tsx'
import { TASK_STATUSES, TASK_TYPES, type TaskType } from './tasks.table.ts'
import { STATUS, STATUS_LABELS, TASK_TYPE, TYPE_LABELS } from './tasks.text.ts'

type NewTaskFieldsProps = { teamId: string | undefined; assigneeIds?: readonly string[] | undefined }

/** The chips that only a new task has: its type, its status and, for a team task, the team and the assignees. */
export function NewTaskFields({ teamId: proposed, assigneeIds }: NewTaskFieldsProps) {
  const teams = useLive(myTeams, {}) ?? []
  const [taskType, setTaskType] = useState<TaskType>(proposed ? 'team' : 'personal')
  const [teamId, setTeamId] = useFirstProposed(proposed ?? teams[0]?.id)
  return (
    <>
      <Select
        label={TASK_TYPE}
        name="taskType"
        value={taskType}
        onChange={(value) => setTaskType(value as TaskType)}
        options={TASK_TYPES.map((type) => ({
          value: type,
          label: TYPE_LABELS[type],
          disabled: type === 'team' && teams.length === 0,
        }))}
      />
      {taskType === 'team' && teamId && (
        <>
          <TeamSelect teamId={teamId} onChoose={setTeamId} />
          <AssigneesField
            key={teamId}
            teamId={teamId}
            {...(assigneeIds && teamId === proposed && { assigneeIds })}
          />
        </>
      )}
      <Select
        label={STATUS}
        name="status"
        defaultValue="todo"
        options={TASK_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))}
      />
    </>
  )
}
