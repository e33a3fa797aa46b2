import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { displayName } from '../people/people.rules.ts'
import type { Stored } from './draft.rules.ts'
import type { RevisedPlace } from './readers.rules.ts'
import { overwritingOf } from './revisions.queries.ts'
import { changedWhileWriting, COMPARE, hasReplaced, HIDE, USE_THEIRS } from './revisions.text.ts'

type OverwrittenProps = {
  place: RevisedPlace
  stored: Stored
  onCompare: () => void
  /** Takes the text that one has written over without having seen it. */
  onUse: (text: string) => void
}

/** Tells the two people whose saves of a field have crossed what became of their texts. */
export default function Overwritten({
  place: { entity, entityId, field },
  stored,
  onCompare,
  onUse,
}: OverwrittenProps) {
  const found = useLive(overwritingOf, {
    entity,
    entityId,
    field,
    text: stored.text,
    updatedBy: stored.updatedBy,
  })
  const [hidden, hide] = useState<string>()
  if (!found || found.revision.id === hidden) return null
  const name = displayName(found.other)
  return (
    <div
      role="status"
      className="mt-1 grid gap-1.5 rounded-md bg-warn-tint px-2.5 py-2 text-[0.8125rem] text-warn-ink print:hidden"
    >
      <p>{found.mine === 'text' ? changedWhileWriting(name) : hasReplaced(name)}</p>
      <p className="flex flex-wrap gap-1.5">
        <Button size="sm" onClick={onCompare}>
          {COMPARE}
        </Button>
        {found.mine === 'text' && (
          <Button size="sm" onClick={() => onUse(found.revision.before)}>
            {USE_THEIRS}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => hide(found.revision.id)}>
          {HIDE}
        </Button>
      </p>
    </div>
  )
}
