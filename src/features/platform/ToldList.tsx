import type { ReactNode } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { ACTIVATE, ACTIVE, DEACTIVATE, DELETE, INACTIVE, TRY_AGAIN } from './panel.text.ts'

type ToldListProps<Item> = {
  label: string
  /** Undefined until they have loaded. */
  items: readonly Item[] | undefined
  hasFailed: boolean
  onRetry: () => void
  /** What the list says if it could not be loaded, and if it is empty. */
  notLoaded: string
  empty: string
  children: (item: Item) => ReactNode
}

/** What the operator tells people, whether it is an announcement or a launch. */
export function ToldList<Item extends { id: string }>({ items, children, ...list }: ToldListProps<Item>) {
  const { label, hasFailed, onRetry, notLoaded, empty } = list
  return (
    <div className="border-t border-line">
      {!items && !hasFailed && <SkeletonRows rows={3} rowHeight="h-14" />}
      {!items && hasFailed && (
        <EmptyState text={notLoaded} action={<Button onClick={onRetry}>{TRY_AGAIN}</Button>} />
      )}
      {items?.length === 0 && <EmptyState text={empty} />}
      <ul aria-label={label}>
        {items?.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </div>
  )
}

type ToldRowProps = {
  text: string
  /** Below it, in small. */
  detail: string
  isActive: boolean
  onToggle: () => void
  onDelete: () => void
  /** Further buttons, before the others. */
  actions?: ReactNode
}

export const ToldRow = ({ text, detail, isActive, onToggle, onDelete, actions }: ToldRowProps) => (
  <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
    <p className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
      {text}
      <span data-numeric className="block text-[0.8125rem] text-soft">
        {detail}
      </span>
    </p>
    <Badge variant={isActive ? 'good' : 'status'}>{isActive ? ACTIVE : INACTIVE}</Badge>
    {actions}
    <Button size="sm" onClick={onToggle}>
      {isActive ? DEACTIVATE : ACTIVATE}
    </Button>
    <Button size="sm" onClick={onDelete}>
      {DELETE}
    </Button>
  </div>
)
