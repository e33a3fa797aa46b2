import { useState } from 'react'
import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FileField } from '../../../ui/FileField.tsx'
import { toast, toastUndo } from '../../../ui/toast.ts'
import type { Team } from '../../teams/teams.table.ts'
import { archiveProcess, createProcess, updateProcess } from '../processes.mutations.ts'
import { addSteps } from '../steps/steps.mutations.ts'
import {
  CHOOSE_FILE,
  IMPORT_EXPLAINED,
  IMPORT_PROCESSES,
  IMPORT_UNDONE,
  importedCount,
  importRows,
  NO_SUCH_FILE,
  PROBLEMS,
  rowProblem,
  stepCount,
} from './files.text.ts'
import { type FiledProcess, problemOf, processesIn } from './process-file.rules.ts'

type ImportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; team: Team }

/** Long enough to look at what came of it, in milliseconds. */
const UNDO_SHOWN_FOR = 20_000

/** Shows what a file would add, and adds it as drafts of the team once that is wanted. */
export default function ImportDialog({ team, ...dialog }: ImportDialogProps) {
  const actor = useActor()
  const mutate = useMutate()
  const [found, setFound] = useState<readonly FiledProcess[] | null>()
  const fit = (found ?? []).filter((one) => problemOf(one) === null)

  function add(process: FiledProcess): string | null {
    const [id, { name, summary, steps }] = [newId(), process]
    if (mutate(createProcess, { id, teamId: team.id, name, ownerId: actor.id })) return null
    if (summary !== '') mutate(updateProcess, { id, summary })
    const rows = steps.map((step) => ({ id: newId(), ...step }))
    if (rows.length > 0) mutate(addSteps, { processId: id, beforeId: null, steps: rows })
    return id
  }
  function importAll() {
    const ids: string[] = []
    for (const process of fit) {
      const id = add(process)
      // The next ones would be refused for the same reason.
      if (id === null) break
      ids.push(id)
    }
    dialog.onOpenChange(false)
    if (ids.length === 0) return
    const undo = () => {
      for (const id of ids) mutate(archiveProcess, { id })
      toast.success(IMPORT_UNDONE)
    }
    toastUndo(importedCount(ids.length), undefined, undo, { duration: UNDO_SHOWN_FOR })
  }

  return (
    <Dialog {...dialog} title={IMPORT_PROCESSES} description={IMPORT_EXPLAINED} asksBeforeClosing={false}>
      <div className="grid gap-4">
        <FileField
          label={CHOOSE_FILE}
          accept=".md,.markdown,.json,.txt,text/markdown,application/json"
          onFile={(file) => void file.text().then((text) => setFound(processesIn(text)))}
        />
        {found === null && <p role="alert">{NO_SUCH_FILE}</p>}
        {found && (
          <ol className="divide-y divide-line">
            {found.map((process, index) => (
              <FoundRow key={`${index + 1} ${process.name}`} row={index + 1} process={process} />
            ))}
          </ol>
        )}
        {fit.length > 0 && (
          <Button variant="primary" className="justify-self-end" onClick={importAll}>
            {importRows(fit.length)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function FoundRow({ row, process }: { row: number; process: FiledProcess }) {
  const problem = problemOf(process)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
      <span className="min-w-0 break-words">{process.name}</span>
      {problem ? (
        <span className="text-bad-ink">{rowProblem(row, PROBLEMS[problem])}</span>
      ) : (
        <span data-numeric className="text-soft">
          {stepCount(process.steps.length)}
        </span>
      )}
    </li>
  )
}
