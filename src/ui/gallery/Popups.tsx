import { Archive, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../Button.tsx'
import { HoverCard } from '../HoverCard.tsx'
import { IconButton } from '../IconButton.tsx'
import { Menu, type MenuSection } from '../Menu.tsx'
import { Popover } from '../Popover.tsx'
import { toast, toastUndo } from '../toast.ts'
import { Tooltip } from '../Tooltip.tsx'
import { Part } from './Part.tsx'

const onSelect = () => {}
const sections: MenuSection[] = [
  {
    heading: 'Goal',
    entries: [
      { label: 'Edit', icon: <Pencil />, shortcut: 'E', onSelect },
      { label: 'Duplicate', icon: <Copy />, detail: 'With its milestones, which start afresh', onSelect },
      { label: 'Archive', icon: <Archive />, disabled: true, onSelect },
    ],
  },
  {
    heading: 'Status',
    entries: [
      { label: 'On track', checked: true, onSelect },
      { label: 'Off track', checked: false, onSelect },
    ],
  },
  { entries: [{ label: 'Delete', icon: <Trash2 />, danger: true, onSelect }] },
]

export function Popups() {
  return (
    <>
      <Part name="Menu">
        <Menu label="Goal" sections={sections} trigger={<Button>Menu</Button>} />
        <Menu
          label="More"
          sections={sections}
          align="end"
          width="w-72"
          trigger={<IconButton label="More" icon={<Ellipsis aria-hidden />} />}
        />
      </Part>
      <Part name="HoverCard">
        <HoverCard label="About Maya Lindqvist" card={<p>Director, on Leadership and Crew.</p>}>
          Maya Lindqvist
        </HoverCard>
      </Part>
      <Part name="Popover">
        <Popover label="Votes" trigger={<Button>Popover</Button>}>
          {(close) => (
            <div className="grid gap-3">
              <p>Everybody has five votes, and may give several to one issue.</p>
              <Button size="sm" className="justify-self-end" onClick={close}>
                Close
              </Button>
            </div>
          )}
        </Popover>
      </Part>
      <Part name="Tooltip">
        <Tooltip text="A hint that appears after a while">
          <Button>Hint</Button>
        </Tooltip>
        <Tooltip
          text="A longer hint, which takes more than one line and still has to be read at a glance"
          shortcut="Ctrl B"
        >
          <Button>Long hint with keys</Button>
        </Tooltip>
      </Part>
      <Part name="toast">
        <Button onClick={() => toast.success('Goal archived')}>Success</Button>
        <Button onClick={() => toast.warning('You are offline', 'Your changes are sent when you are back.')}>
          Warning
        </Button>
        <Button onClick={() => toast.error('Failed to cast vote', 'You have used all five of your votes.')}>
          Error
        </Button>
        <Button onClick={() => toastUndo('Task deleted', 'Calibrate the second bench', onSelect)}>
          Undo
        </Button>
        <Button
          onClick={() =>
            toastUndo('Issue resolved', 'The crane is broken', onSelect, {
              secondAction: { label: 'Which metric should it move?', run: onSelect },
            })
          }
        >
          Two actions
        </Button>
      </Part>
    </>
  )
}
