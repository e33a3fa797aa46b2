import { X } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Launch } from './launches.requests.ts'
import { dismiss } from './news.ts'
import { DISMISS, dismissOf, MORE, moreNews, readOf } from './whats-new.text.ts'

type NewsActionsProps = {
  launch: Launch
  /** How many lie below it. */
  below: number
  isLine: boolean
  onOpen: () => void
}

/** What can be done with the first of the stack: to read all of them, and to put it away. A line has room for the cross only. */
export function NewsActions({ launch, below, isLine, onOpen }: NewsActionsProps) {
  const putAway = () => void dismiss(launch)
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
          label={dismissOf(launch.title)}
          icon={<X aria-hidden />}
          className="size-control-small"
          onClick={putAway}
        />
      </>
    )
  return (
    <>
      {read}
      <Button size="sm" variant="ghost" aria-label={dismissOf(launch.title)} onClick={putAway}>
        {DISMISS}
      </Button>
      {more}
    </>
  )
}
