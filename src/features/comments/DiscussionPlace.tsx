import { Dialog } from '../../ui/Dialog.tsx'
import { Discussion } from './Discussion.tsx'
import type { Discussed } from './discussed.ts'

type DiscussionPlaceProps = {
  of: Discussed
  /** What the subject is called. */
  title: string
  /** In a dialog of its own, what closes that; left out where it stands within something else. */
  onClose?: (() => void) | undefined
  /** Without its heading. */
  compact?: boolean | undefined
}

/** A discussion within what shows its subject, or in a dialog of its own. */
export function DiscussionPlace({ of, title, onClose, compact = false }: DiscussionPlaceProps) {
  if (!onClose) return <Discussion of={of} compact={compact} />
  return (
    <Dialog open title={title} asksBeforeClosing={false} onOpenChange={(open) => !open && onClose()}>
      <Discussion of={of} />
    </Dialog>
  )
}
