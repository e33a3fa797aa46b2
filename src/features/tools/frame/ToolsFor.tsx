import { Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { mayUseTools } from '../tools.access.ts'
import { NOT_FOR_YOU } from '../tools.text.ts'

/** A screen of the tools for those who work with them; the others read for whom they are. */
export function ToolsFor({ title, children }: { title: string; children: ReactNode }) {
  const actor = useActor()
  if (mayUseTools(actor)) return children
  return (
    <>
      <PageHeader title={title} />
      {/* Nobody has any rights while the first rows load. */}
      {actor.can('view_team_info') ? (
        <EmptyState icon={<Wrench aria-hidden />} text={NOT_FOR_YOU} />
      ) : (
        <SkeletonRows />
      )}
    </>
  )
}
