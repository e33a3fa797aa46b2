import { ChartColumn, CircleDot, Megaphone, Plus, SquareCheckBig, Target } from 'lucide-react'
import { isViewOnly } from '../../features/work/work.access.ts'
import { useActor } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { openCreate } from './create.ts'
import { withModifier } from '../../ui/keyboard.ts'
import {
  CREATE,
  CREATE_GOAL,
  CREATE_HEADLINE,
  CREATE_ISSUE,
  CREATE_METRIC,
  CREATE_TASK,
  NEW,
} from './shell.text.ts'

const entries: readonly MenuEntry[] = [
  {
    label: CREATE_ISSUE,
    icon: <CircleDot />,
    shortcut: withModifier('I'),
    onSelect: () => openCreate('issue'),
  },
  {
    label: CREATE_TASK,
    icon: <SquareCheckBig />,
    shortcut: withModifier('T'),
    onSelect: () => openCreate('task'),
  },
  {
    label: CREATE_HEADLINE,
    icon: <Megaphone />,
    shortcut: withModifier('H'),
    onSelect: () => openCreate('headline'),
  },
  { label: CREATE_GOAL, icon: <Target />, shortcut: withModifier('G'), onSelect: () => openCreate('goal') },
  {
    label: CREATE_METRIC,
    icon: <ChartColumn />,
    shortcut: withModifier('M'),
    onSelect: () => openCreate('metric'),
  },
]

/** The menu of what can be made on whatever page; not for somebody who may only view. */
export function QuickCreate() {
  if (isViewOnly(useActor())) return null
  return (
    <Menu
      label={CREATE}
      align="end"
      width="w-56"
      sections={[{ entries }]}
      trigger={
        <Button icon={<Plus aria-hidden />} className="max-md:px-3">
          <span data-spare>{NEW}</span>
        </Button>
      }
    />
  )
}
