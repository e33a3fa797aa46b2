import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { type Discussable, forYou } from './for-you.queries.ts'
import { FOLLOWED, FOR_YOU, NOTHING_NEW } from './for-you.text.ts'
import { ForYouList } from './ForYouList.tsx'
import SubjectDiscussion from './SubjectDiscussion.tsx'

/** The discussions that one follows and has not read, wherever one is; the chosen one takes its place. */
export default function ForYouDialog({ onClose }: { onClose: () => void }) {
  const found = useLive(forYou, {})
  const [opened, open] = useState<Discussable | null>(null)
  if (opened) return <SubjectDiscussion subject={opened} onClose={() => open(null)} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={FOR_YOU}
      description={found?.count === 0 ? NOTHING_NEW : FOLLOWED}
      asksBeforeClosing={false}
    >
      {found && found.count > 0 && (
        <div className="overflow-hidden rounded-lg border border-line">
          <ForYouList {...found} onOpen={open} />
        </div>
      )}
    </Dialog>
  )
}
