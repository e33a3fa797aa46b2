import { type ReactNode, useState } from 'react'
import { CommentMark } from './CommentMark.tsx'
import type { About } from './subjects.rules.ts'

type RowCommentsProps = {
  about: About
  /** Whether a row without comments offers to add one. */
  always?: boolean
  /** The discussion in a dialog of its own. */
  children: (onClose: () => void) => ReactNode
}

/** How many comments a row has, and the dialog that shows them. */
export function RowComments({ about, always = false, children }: RowCommentsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CommentMark about={about} always={always} onOpen={() => setOpen(true)} />
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
