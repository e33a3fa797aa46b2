import { cloneElement, type ReactElement } from 'react'

type Described = { 'data-tooltip'?: string; 'data-shortcut'?: string | undefined }

type TooltipProps = { text: string; shortcut?: string | undefined; children: ReactElement<Described> }

/** Gives one element a hint. `TooltipHost` draws the popup, once for the whole page. */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  return cloneElement(children, { 'data-tooltip': text, 'data-shortcut': shortcut })
}
