import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Launch } from './launches.requests.ts'
import { DISMISS, dismissOf, MORE, moreNews, readOf } from './whats-new.text.ts'

type NewsActionsProps = {
  launch: Launch
  /** How many lie below it. */
  below: number
  isLine: boolean
  onOpen: () => void
  cross: RefObject<HTMLButtonElement | null>
  onPutAway: () => void
}

/** What can be done with the first of the stack: to read all of them, and to put it away. A line has room for the cross only. */
export function NewsActions({ launch, below, isLine, onOpen, cross, onPutAway }: NewsActionsProps) {
  const read = (
    <Button
      size="sm"
      variant={isLine ? 'ghost' : 'secondary'}
      aria-label={readOf(launch.title)}
      onClick={onOpen}
    >
      {MORE}
    </Button>
  )
  const more = below > 0 && (
    <span data-numeric className="ml-auto text-[0.8125rem] whitespace-nowrap text-soft">
      {moreNews(below)}
    </span>
  )
  if (isLine)
    return (
      <>
        {read}
        {more}
        <IconButton
          ref={cross}
          label={dismissOf(launch.title)}
          icon={<X aria-hidden />}
          className="size-control-small"
          onClick={onPutAway}
        />
      </>
    )
  return (
    <>
      {read}
      <Button ref={cross} size="sm" variant="ghost" aria-label={dismissOf(launch.title)} onClick={onPutAway}>
        {DISMISS}
      </Button>
      {more}
    </>
  )
}
