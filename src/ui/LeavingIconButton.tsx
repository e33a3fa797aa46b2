import { type ComponentProps, useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import { useHandOnFocus } from './use-hand-on-focus.ts'

/** As `LeavingButton`, with an icon alone. */
export function LeavingIconButton(props: ComponentProps<typeof IconButton>) {
  const button = useRef<HTMLButtonElement>(null)
  useHandOnFocus(button, '[data-leaving]')
  return <IconButton {...props} ref={button} data-leaving />
}
