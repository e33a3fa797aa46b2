import { SlidersHorizontal } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { Menu, type MenuSection } from '../../../ui/Menu.tsx'
import { collapsedBelow } from '../charts/forest.rules.ts'
import { ALL_LEVELS, COLLAPSE_ALL, EXPAND_ALL, LEVELS, levels, VIEW } from '../chart.text.ts'
import { useChart } from './chart-context.ts'

/** So many levels are offered one by one; beyond them there is only all of them. */
const LEVELS_OFFERED = 5

/** How much of the chart is shown. */
export function ViewMenu() {
  const { forest, setCollapsed } = useChart()
  const offered = Array.from({ length: Math.min(forest.levels - 1, LEVELS_OFFERED) }, (_, index) => index + 1)
  const sections: MenuSection[] = [
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
      trigger={<Button icon={<SlidersHorizontal aria-hidden />}>{VIEW}</Button>}
    />
  )
}
