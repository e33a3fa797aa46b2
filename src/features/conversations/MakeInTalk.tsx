import { useMutate } from '../../sync/browser/react.ts'
import { later } from '../../ui/later.tsx'
import { cameFrom } from '../made/made.text.ts'
import { privateAddress } from '../made/origin-address.ts'
import { TITLE_LENGTH } from '../work/work.rules.ts'
import { noteMadeOfTalk } from './after-the-talk.mutations.ts'
import { A_CONVERSATION, everybodyReads } from './conversations.text.ts'

const AddTaskDialog = later(() => import('../tasks/AddTaskDialog.tsx'))
const AddIssueDialog = later(() => import('../issues/AddIssueDialog.tsx'))

/** What somebody is about to make in a talk, and the id under which that is noted. */
export interface Making {
  id: string
  kind: 'issue' | 'task'
  text: string
  /** The note of which it is made. */
  noteId: string | null
}

type MakeInTalkProps = {
  making: Making
  sideId: string
  onClose: () => void
  onMade: (madeId: string) => void
}

/** The product's own dialogs. Others may read what is made, so it says that it came from a conversation, and not from which. */
export function MakeInTalk({ making, sideId, onClose, onMade }: MakeInTalkProps) {
  const { id, kind, text, noteId } = making
  const mutate = useMutate()
  const title = text.trim().slice(0, TITLE_LENGTH)
  const description = cameFrom(A_CONVERSATION, privateAddress(id))
  const dialog = {
    open: true,
    onOpenChange: (isOpen: boolean) => !isOpen && onClose(),
    onCreated(madeId: string) {
      mutate(noteMadeOfTalk, { id, kind, madeId, sideId, noteId })
      onClose()
      onMade(madeId)
    },
  }
  return kind === 'task' ? (
    <AddTaskDialog {...dialog} proposal={{ title, description, assigneeIds: [] }} />
  ) : (
    <AddIssueDialog {...dialog} {...{ title, description }} warning={everybodyReads} />
  )
}
