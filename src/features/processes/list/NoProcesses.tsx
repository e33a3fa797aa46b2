import { Plus, Workflow } from 'lucide-react'
import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { focusContent } from '../../../ui/focus-content.ts'
import { toast } from '../../../ui/toast.ts'
import type { Team } from '../../teams/teams.table.ts'
import { createProcess } from '../processes.mutations.ts'
import {
  ADD_PROCESS,
  COMMON_ADDED,
  COMMON_PROCESSES,
  NAME_THEM,
  NO_PROCESSES,
  NONE_FOR_YOU,
  START_COMMON,
} from '../processes.text.ts'
import { ownTeamOf } from './own-team.ts'

type NoProcessesProps = { teams: readonly Team[]; onAdd: () => void }

/** In place of a list that is empty. Those who may add something to it are told how. */
export function NoProcesses({ teams, onAdd }: NoProcessesProps) {
  const actor = useActor()
  const mutate = useMutate()
  const own = ownTeamOf(actor, teams)
  function start() {
    if (!own) return
    const refused = COMMON_PROCESSES.some((name) =>
      mutate(createProcess, { id: newId(), teamId: own.id, name, ownerId: actor.id }),
    )
    if (refused) return
    toast.success(COMMON_ADDED)
    focusContent()
  }
  if (teams.length === 0) return <EmptyState icon={<Workflow aria-hidden />} text={NONE_FOR_YOU} />
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <span aria-hidden className="rounded-full bg-sunken p-3 text-soft [&_svg]:size-6">
        <Workflow />
      </span>
      <div>
        <h2 className="font-semibold">{NO_PROCESSES}</h2>
        <p className="max-w-sm text-balance text-soft">{NAME_THEM}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
          {ADD_PROCESS}
        </Button>
        {own && <Button onClick={start}>{START_COMMON}</Button>}
      </div>
    </div>
  )
}
