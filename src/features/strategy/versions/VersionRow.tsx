import { useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { toast, toastUndo } from '../../../ui/toast.ts'
import { useMoment } from '../../comments/use-moment.ts'
import { onePerson } from '../../people/people.queries.ts'
import { displayName } from '../../people/people.rules.ts'
import { usePlan } from '../plan-context.ts'
import { contentOf, type PlanContent } from './plan-content.rules.ts'
import { replacePlanContent } from './replace-plan.mutations.ts'
import type { useVersions } from './use-versions.ts'
import { useVersionName } from './use-version-name.ts'
import type { ListedVersion } from './versions.requests.ts'
import {
  COMPARE,
  compareNamed,
  RESTORE,
  RESTORE_EXPLAINED,
  restoreAsks,
  RESTORED,
  restoreNamed,
  savedBy,
} from './versions.text.ts'

type VersionRowProps = {
  version: ListedVersion
  planId: string
  kept: Pick<ReturnType<typeof useVersions>, 'read' | 'save'>
  onCompare: () => void
  onRestored: () => void
}

/** A version of the open plan, which can be compared with others or brought back. */
export function VersionRow({ version, planId, kept, onCompare, onRestored }: VersionRowProps) {
  const [asking, ask] = useState(false)
  const name = useVersionName()(version)
  const by = useLive(onePerson, { personId: version.createdBy })
  const momentOf = useMoment()
  const restore = useRestore(planId, kept)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5">
      <span className="min-w-40 flex-1 max-md:basis-full">
        {name}
        <span className="block text-xs text-soft">
          {by ? savedBy(momentOf(version.createdAt), displayName(by)) : momentOf(version.createdAt)}
        </span>
      </span>
      <Button size="sm" aria-label={compareNamed(name)} onClick={onCompare}>
        {COMPARE}
      </Button>
      <Button size="sm" aria-label={restoreNamed(name)} onClick={() => ask(true)}>
        {RESTORE}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={restoreAsks(name)}
        detail={RESTORE_EXPLAINED}
        confirmLabel={RESTORE}
        onConfirm={async () => {
          if (await restore(version.id)) onRestored()
        }}
      />
    </li>
  )
}

/** Brings a version back as new edits, once the server has kept what the plan says now. */
function useRestore(planId: string, { read, save }: VersionRowProps['kept']) {
  const { texts, items } = usePlan()
  const mutate = useMutate()
  const write = ({ texts: said, items: entries }: PlanContent) =>
    mutate(replacePlanContent, {
      planId,
      texts: said,
      items: entries.map((item) => ({ ...item, freshId: newId() })),
    })
  return async (versionId: string): Promise<boolean> => {
    try {
      const content = await read(versionId)
      await save(null)
      const present = contentOf(texts, items)
      if (write(content)) return false
      toastUndo(RESTORED, undefined, () => write(present))
      return true
    } catch (error) {
      const { title, detail } = problemOf(error)
      toast.error(title, detail)
      return false
    }
  }
}
