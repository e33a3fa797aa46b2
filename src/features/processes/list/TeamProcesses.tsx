import { useMutate } from '../../../sync/browser/react.ts'
import { announce } from '../../../ui/announce.ts'
import type { Team } from '../../teams/teams.table.ts'
import { useDragInList } from '../../work/use-drag-in-list.ts'
import { moveByArrows } from '../../work/row-keys.ts'
import { movedToPlace } from '../../work/work.text.ts'
import { moveProcess } from '../processes.mutations.ts'
import type { ProcessEntry } from '../processes.queries.ts'
import { processesOf } from '../processes.text.ts'
import { ProcessRow } from './ProcessRow.tsx'

type TeamProcessesProps = {
  team: Team
  entries: readonly ProcessEntry[]
  /** Whether all of the team's are shown, so that they can be moved. */
  inOrder: boolean
}

/** The processes of a team in its order, which those who manage it change by dragging, by keys and by the menu of a row. */
export function TeamProcesses({ team, entries, inOrder }: TeamProcessesProps) {
  const mutate = useMutate()
  const mayMove = inOrder && entries.length > 1 && entries[0]!.mayAssign
  function move(id: string, places: number): void {
    const from = entries.findIndex((entry) => entry.id === id)
    const to = from + places
    if (from < 0 || to < 0 || to >= entries.length || places === 0) return
    const others = entries.filter((entry) => entry.id !== id)
    if (mutate(moveProcess, { id, beforeId: others[to]?.id ?? null })) return
    announce(movedToPlace(entries[from]!.name, to + 1, entries.length))
  }
  const { over, handlers } = useDragInList(entries, move)
  return (
    <section className="@container">
      <h2 className="px-4 pb-1 text-[0.8125rem] font-semibold text-soft">{team.name}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from its rows. */}
      <ul
        aria-label={processesOf(team.name)}
        data-rows
        className="divide-y divide-line border-y border-line"
        onKeyDown={moveByArrows}
        {...(mayMove && handlers)}
      >
        {entries.map((entry, index) => (
          <ProcessRow
            key={entry.id}
            entry={entry}
            isOver={over === entry.id}
            place={{ isFirst: index === 0, isLast: index === entries.length - 1 }}
            onMove={mayMove ? (places) => move(entry.id, places) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}
