import { ChartColumn, CircleDot, Megaphone, Plus, SquareCheckBig, Target } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { openCreate } from './create.ts'
import { withModifier } from './platform.ts'

const entries: readonly MenuEntry[] = [
  {
    label: 'Create Issue',
    icon: <CircleDot />,
    shortcut: withModifier('I'),
    onSelect: () => openCreate('issue'),
  },
  {
    label: 'Create Task',
    icon: <SquareCheckBig />,
    shortcut: withModifier('T'),
    onSelect: () => openCreate('task'),
  },
  {
    label: 'Create Headline',
    icon: <Megaphone />,
    shortcut: withModifier('H'),
    onSelect: () => openCreate('headline'),
  },
  { label: 'Create Goal', icon: <Target />, shortcut: withModifier('G'), onSelect: () => openCreate('goal') },
  {
    label: 'Create Metric',
    icon: <ChartColumn />,
    shortcut: withModifier('M'),
    onSelect: () => openCreate('metric'),
  },
]

export function QuickCreate() {
  return (
    <Menu
      label="Create"
      align="end"
      width="w-56"
      sections={[{ entries }]}
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden />} className="max-md:px-3">
          New
        </Button>
      }
    />
  )
}
