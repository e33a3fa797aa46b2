import { Archive, Ellipsis, FileUp, Plus, Workflow } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { IfSwitchedOn } from '../../companies/labs/IfSwitchedOn.tsx'
import { useToday } from '../../time/use-today.ts'
import { archivedProcesses, processList, teamsToWriteFor } from '../processes.queries.ts'
import { PROCESS_STATES, type ProcessState } from '../processes.rules.ts'
import {
  ADD_PROCESS,
  ALL_STATES,
  ALL_TEAMS,
  ARCHIVED_PROCESSES,
  MORE,
  NONE_FOUND,
  PROCESS,
  STATE,
  STATE_LABELS,
  TEAM,
} from '../processes.text.ts'
import { useProcessTeams } from '../use-process-teams.ts'
import { ToReadList } from '../readings/ToReadList.tsx'
import { processesToRead } from '../readings/readings.queries.ts'
import { TO_READ } from '../readings/readings.text.ts'
import { stateOfEntry } from './entry-state.ts'
import { IMPORT } from '../files/files.text.ts'
import { ownTeamOf } from './own-team.ts'
import { NoProcesses } from './NoProcesses.tsx'
import { TeamProcesses } from './TeamProcesses.tsx'

const AddProcessDialog = later(() => import('./AddProcessDialog.tsx'))
const ImportDialog = later(() => import('../files/ImportDialog.tsx'))
const ArchivedDialog = later(() => import('./ArchivedDialog.tsx'))

/** The processes that somebody sees, team by team. */
export const ProcessesScreen = () => (
  <IfSwitchedOn lab="process">
    <Processes />
  </IfSwitchedOn>
)

function Processes() {
  const { teamIds, isKnown } = useProcessTeams()
  const found = useLive(processList, { teamIds: [...teamIds] })
  const archived = useLive(archivedProcesses, { teamIds: [...teamIds] }) ?? []
  const writable = useLive(teamsToWriteFor, {}) ?? []
  const toRead = useLive(processesToRead, {}) ?? []
  const today = useToday()
  const [dialog, setDialog] = useState<'add' | 'archived' | 'import' | null>(null)
  const [teamId, setTeamId] = useState('')
  const [state, setState] = useState('')
  usePreload(AddProcessDialog)
  const entries = isKnown ? found : undefined
  const teams = Map.groupBy(entries ?? [], ({ team }) => team.id)
  const shown = (entries ?? []).filter(
    (entry) =>
      (teamId === '' || entry.team.id === teamId) && (state === '' || stateOfEntry(entry, today) === state),
  )
  const close = () => setDialog(null)
  const importsTo = ownTeamOf(useActor(), writable)
  const more: MenuEntry[] = [
    ...(importsTo
      ? [{ label: IMPORT, icon: <FileUp aria-hidden />, onSelect: () => setDialog('import') }]
      : []),
    ...(archived.length > 0
      ? [{ label: ARCHIVED_PROCESSES, icon: <Archive aria-hidden />, onSelect: () => setDialog('archived') }]
      : []),
  ]
  return (
    <>
      <PageHeader
        title={PROCESS}
        actions={
          <>
            {writable.length > 0 && entries && entries.length > 0 && (
              <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setDialog('add')}>
                {ADD_PROCESS}
              </Button>
            )}
            {more.length > 0 && (
              <Menu
                label={MORE}
                align="end"
                trigger={<IconButton label={MORE} icon={<Ellipsis aria-hidden />} />}
                sections={[{ entries: more }]}
              />
            )}
          </>
        }
      >
        {teams.size > 1 && (
          <Select
            label={TEAM}
            name="team"
            hideLabel
            className="max-md:flex-1 md:w-44 print:hidden"
            placeholder={ALL_TEAMS}
            value={teamId}
            onChange={setTeamId}
            options={[...teams.values()].map(([first]) => ({
              value: first!.team.id,
              label: first!.team.name,
            }))}
          />
        )}
        {entries && entries.length > 0 && (
          <Select
            label={STATE}
            name="state"
            hideLabel
            className="max-md:flex-1 md:w-44 print:hidden"
            placeholder={ALL_STATES}
            value={state}
            onChange={setState}
            options={PROCESS_STATES.filter((one) => one !== 'archived').map((value: ProcessState) => ({
              value,
              label: STATE_LABELS[value],
            }))}
          />
        )}
      </PageHeader>
      {toRead.length > 0 && (
        <section className="mx-4 mb-4 max-w-3xl overflow-hidden rounded-lg border border-line bg-page print:hidden">
          <h2 className="px-4 py-2.5 font-semibold">{TO_READ}</h2>
          <ToReadList toRead={toRead} />
        </section>
      )}
      {!entries && <SkeletonRows rowHeight="h-14" />}
      {entries?.length === 0 && <NoProcesses teams={writable} onAdd={() => setDialog('add')} />}
      {entries && entries.length > 0 && shown.length === 0 && (
        <EmptyState icon={<Workflow aria-hidden />} text={NONE_FOUND} />
      )}
      <div className="grid gap-6 pb-24">
        {[...Map.groupBy(shown, ({ team }) => team.id).values()].map((of) => (
          <TeamProcesses key={of[0]!.team.id} team={of[0]!.team} entries={of} inOrder={state === ''} />
        ))}
      </div>
      {dialog === 'add' && <AddProcessDialog open onOpenChange={close} teams={writable} />}
      {dialog === 'import' && importsTo && <ImportDialog open onOpenChange={close} team={importsTo} />}
      {dialog === 'archived' && <ArchivedDialog open onOpenChange={close} archived={archived} />}
    </>
  )
}
