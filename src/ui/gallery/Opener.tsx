import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'

type Layer = { open: boolean; onOpenChange: (open: boolean) => void }

/** A button and the dialog it opens. */
export function Opener({ label, children }: { label: string; children: (layer: Layer) => ReactNode }) {
  const [open, onOpenChange] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
        {label}
      </Button>
      {children({ open, onOpenChange })}
    </>
  )
}
