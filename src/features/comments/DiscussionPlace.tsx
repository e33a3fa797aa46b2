import { Dialog } from '../../ui/Dialog.tsx'
import { Discussion } from './Discussion.tsx'
import type { Discussed } from './discussed.ts'

type DiscussionPlaceProps = {
  of: Discussed
  /** What the subject is called. */
  title: string
  /** In a dialog of its own, what closes that; left out where it stands within another dialog. */
  onClose?: (() => void) | undefined
}

/** A discussion within the dialog of its subject, or in one of its own. */
export function DiscussionPlace({ of, title, onClose }: DiscussionPlaceProps) {
  if (!onClose) return <Discussion of={of} />
  return (
    <Dialog open title={title} asksBeforeClosing={false} onOpenChange={(open) => !open && onClose()}>
      <Discussion of={of} />
    </Dialog>
  )
}
