import { useMemo } from 'react'
import { useKept } from '../../../ui/use-kept.ts'

/** The groups whose metrics the reader has hidden, and how to hide or show a group's. */
export function useCollapsed(): [ReadonlySet<string>, (groupId: string) => void] {
  const [kept, keep] = useKept('metrics-collapsed')
  const collapsed = useMemo(() => new Set(kept?.split(' ').filter(Boolean)), [kept])
  return [
    collapsed,
    (groupId) => {
      const next = new Set(collapsed)
      if (!next.delete(groupId)) next.add(groupId)
      keep([...next].join(' '))
    },
  ]
}
