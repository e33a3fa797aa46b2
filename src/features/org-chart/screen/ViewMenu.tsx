import { SlidersHorizontal } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, type MenuSection } from '../../../ui/Menu.tsx'
import { collapsedBelow } from '../charts/forest.rules.ts'
import {
  ALL_LEVELS,
  COLLAPSE_ALL,
  DIRECTION,
  DOWN,
  EXPAND_ALL,
  LEVELS,
  levels,
  NAMES,
  OUTLINE,
  RIGHT,
  ROLES,
  VIEW,
  WHAT_CARDS_SHOW,
} from '../chart.text.ts'
import { useChart } from './chart-context.ts'
import type { View } from './use-view.ts'

/** So many levels are offered one by one; beyond them there is only all of them. */
const LEVELS_OFFERED = 5

type ViewMenuProps = { view: View; isNarrow: boolean }

/** How the chart is drawn, and how much of it. */
export function ViewMenu({ view, isNarrow }: ViewMenuProps) {
  const { drawing, setDrawing, showsRoles, setShowsRoles } = view
  const { forest, setCollapsed } = useChart()
  const drawn = { down: DOWN, right: RIGHT, outline: OUTLINE } as const
  const offered = Array.from({ length: Math.min(forest.levels - 1, LEVELS_OFFERED) }, (_, index) => index + 1)
  const sections: MenuSection[] = [
    {
      heading: DIRECTION,
      entries: (['down', 'right', 'outline'] as const).map((one) => ({
        label: drawn[one],
        checked: drawing === one,
        onSelect: () => setDrawing(one),
      })),
    },
    {
      heading: WHAT_CARDS_SHOW,
      entries: [
        { label: NAMES, checked: !showsRoles, onSelect: () => setShowsRoles(false) },
        { label: ROLES, checked: showsRoles, onSelect: () => setShowsRoles(true) },
      ],
    },
    {
      heading: LEVELS,
      entries: [
        ...offered.map((count) => ({
          label: levels(count),
          onSelect: () => setCollapsed(collapsedBelow(forest, count)),
        })),
        { label: ALL_LEVELS, onSelect: () => setCollapsed(new Set()) },
      ],
    },
    {
      entries: [
        { label: EXPAND_ALL, onSelect: () => setCollapsed(new Set()) },
        { label: COLLAPSE_ALL, onSelect: () => setCollapsed(collapsedBelow(forest, 1)) },
      ],
    },
  ]
  return (
    <Menu
      label={VIEW}
      align="end"
      sections={sections}
      trigger={
        isNarrow ? (
          <IconButton label={VIEW} icon={<SlidersHorizontal aria-hidden />} />
        ) : (
          <Button icon={<SlidersHorizontal aria-hidden />}>{VIEW}</Button>
        )
      }
    />
  )
}
