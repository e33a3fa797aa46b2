import { type ComponentProps, useRef } from 'react'
import { Button } from './Button.tsx'
import { useHandOnFocus } from './use-hand-on-focus.ts'

/** A button that takes its row out of the list, such as Restore in the archive. */
export function LeavingButton(props: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null)
  useHandOnFocus(button, '[data-leaving]')
  return <Button {...props} ref={button} data-leaving />
}
