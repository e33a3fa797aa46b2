import { use, useState } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import AddIssueDialog from '../issues/AddIssueDialog.tsx'
import { cameFrom } from '../made/made.text.ts'
import { privateAddress } from '../made/origin-address.ts'
import AddTaskDialog from '../tasks/AddTaskDialog.tsx'
import { TITLE_LENGTH } from '../work/work.rules.ts'
import type { Matter } from './fit-context.ts'
import { everybodyReads, FIT, issueAbout, talkWith } from './fit.text.ts'
import { noteMadeOfFit } from './made-of-fit.mutations.ts'
import { useSheet } from './sheet-context.ts'
import { TalkPlanning } from './talk-planning.ts'

/** The product's own dialogs: a personal task to talk with somebody, or an issue that does not name them. */
export default function FitWorkDialog({ matter, onClose }: { matter: Matter; onClose: () => void }) {
  const { kind, entry, about } = matter
  const planning = use(TalkPlanning)
  const { quarter } = useSheet()
  const mutate = useMutate()
  const [id] = useState(newId)
  if (kind === 'conversation') return planning?.(entry.person.id, onClose)
  const shell = { open: true, onOpenChange: (open: boolean) => !open && onClose() }
  const description = cameFrom(FIT, privateAddress(id))
  const note = (madeId: string) => {
    mutate(noteMadeOfFit, { id, kind, madeId, personId: entry.person.id, quarter })
    onClose()
  }
  return kind === 'task' ? (
    <AddTaskDialog
      {...shell}
      proposal={{
        title: talkWith(entry.name, about).slice(0, TITLE_LENGTH),
        description,
        assigneeIds: [],
      }}
      onCreated={note}
    />
  ) : (
    <AddIssueDialog
      {...shell}
      title={issueAbout(about).slice(0, TITLE_LENGTH)}
      description={description}
      warning={everybodyReads}
      onCreated={note}
    />
  )
}
