import { use } from 'react'
import AddIssueDialog from '../issues/AddIssueDialog.tsx'
import AddTaskDialog from '../tasks/AddTaskDialog.tsx'
import { TITLE_LENGTH } from '../work/work.rules.ts'
import type { Matter } from './fit-context.ts'
import { TalkPlanning } from './talk-planning.ts'
import { everybodyReads, issueAbout, talkWith } from './fit.text.ts'

/** The product's own dialogs: a personal task to talk with somebody, or an issue that does not name them. */
export default function FitWorkDialog({ matter, onClose }: { matter: Matter; onClose: () => void }) {
  const { kind, entry, about } = matter
  const planning = use(TalkPlanning)
  if (kind === 'conversation') return planning?.(entry.person.id, onClose)
  const shell = { open: true, onOpenChange: (open: boolean) => !open && onClose() }
  return kind === 'task' ? (
    <AddTaskDialog
      {...shell}
      proposal={{
        title: talkWith(entry.name, about).slice(0, TITLE_LENGTH),
        description: '',
        assigneeIds: [],
      }}
      onCreated={onClose}
    />
  ) : (
    <AddIssueDialog {...shell} title={issueAbout(about).slice(0, TITLE_LENGTH)} warning={everybodyReads} />
  )
}
