import { memo } from 'react'
import { GROUP_HEIGHT } from './grid-layout.rules.ts'
import type { Section } from './grid-lines.rules.ts'
import { GroupHead } from './GroupHead.tsx'

type ScorecardGroupProps = {
  section: Section
  /** Counted from 1 among all rows. */
  rowIndex: number
  /** Pixels from the top of the grid, and of its view. */
  top: number
  width: number
  onToggle: (groupId: string) => void
}

/** The line of a group's heading. */
export const ScorecardGroup = memo(function ScorecardGroup(props: ScorecardGroupProps) {
  const { section, rowIndex, top, width, onToggle } = props
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      data-group={section.id}
      className="absolute left-0 border-b border-line bg-sunken"
      style={{ top, height: GROUP_HEIGHT, width }}
    >
      <div role="rowheader" className="sticky left-0 z-20 inline-flex h-full items-center">
        <GroupHead section={section} onToggle={onToggle} className="pl-3" />
      </div>
    </div>
  )
})
