import { Archive, Pencil, Plus, Square, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '../Button.tsx'
import { FloatingButton } from '../FloatingButton.tsx'
import { IconButton } from '../IconButton.tsx'
import { LeavingButton } from '../LeavingButton.tsx'
import { LeavingIconButton } from '../LeavingIconButton.tsx'
import { Part } from './Part.tsx'

const variants: Record<ButtonVariant, string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  ghost: 'Ghost',
  danger: 'Danger',
  good: 'Good',
}
const sizes: Record<ButtonSize, string> = { lg: 'Large', md: 'Medium', sm: 'Small' }

export function Buttons() {
  return (
    <>
      <Part name="Button" layout="stack">
        {Object.entries(variants).map(([variant, label]) => (
          <ButtonStates key={variant} variant={variant as ButtonVariant} label={label} />
        ))}
      </Part>
      <Part name="IconButton" about="Its label is also its tooltip.">
        <IconButton label="Edit" icon={<Pencil aria-hidden />} />
        <IconButton label="Archive" shortcut="E" icon={<Archive aria-hidden />} />
        <IconButton label="Delete" disabled icon={<Trash2 aria-hidden />} />
      </Part>
      <Part name="LeavingButton" about="It takes its row out of the list, and the focus goes on to the next.">
        <LeavingRows />
      </Part>
      <Part name="LeavingIconButton" about="As LeavingButton, in a row that has no room for a word.">
        <LeavingTags />
      </Part>
      <Part name="FloatingButton" about="Over the content of a phone’s screen, at its bottom.">
        <div className="h-24 w-80 rounded-lg bg-sunken contain-layout">
          <FloatingButton kind="next">Start with number one</FloatingButton>
          <FloatingButton aria-label="Add" icon={<Plus aria-hidden />} />
        </div>
        <div className="h-24 w-80 rounded-lg bg-sunken contain-layout">
          <FloatingButton kind="end" icon={<Square aria-hidden />}>
            End meeting
          </FloatingButton>
        </div>
      </Part>
    </>
  )
}

function LeavingRows() {
  const [rows, setRows] = useState(['Sails', 'Ropes', 'Anchors'])
  return (
    <ul className="flex flex-wrap gap-3">
      {rows.map((row) => (
        <li key={row}>
          <LeavingButton onClick={() => setRows(rows.filter((other) => other !== row))}>
            Restore {row}
          </LeavingButton>
        </li>
      ))}
    </ul>
  )
}

function LeavingTags() {
  const [tags, setTags] = useState(['Finance', 'Sales', 'Crew'])
  return (
    <ul className="flex flex-wrap gap-3">
      {tags.map((tag) => (
        <li key={tag} className="flex items-center gap-1">
          {tag}
          <LeavingIconButton
            label={`Remove ${tag}`}
            icon={<X aria-hidden />}
            onClick={() => setTags(tags.filter((other) => other !== tag))}
          />
        </li>
      ))}
    </ul>
  )
}

function ButtonStates({ variant, label }: { variant: ButtonVariant; label: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {Object.entries(sizes).map(([size, name]) => (
        <Button key={size} variant={variant} size={size as ButtonSize}>
          {label}, {name.toLowerCase()}
        </Button>
      ))}
      <Button variant={variant} icon={<Plus aria-hidden />}>
        With an icon
      </Button>
      <Button variant={variant} pending>
        Pending
      </Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
    </div>
  )
}
