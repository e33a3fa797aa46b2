import { type ReactNode, type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../cx.ts'
import { later } from '../later.tsx'
import { useIsWithin } from '../use-is-within.ts'
import { Markdown } from './Markdown.tsx'
import { isMarkedUp } from './parse.ts'
import type { Side } from './SideSwitch.tsx'

const Preview = later(() => import('./Preview.tsx'))

type Area = { ref: Ref<HTMLTextAreaElement>; className: string | undefined }

type WithPreviewProps = {
  text: string
  /** Shows the text as it is marked up while it is not being written. */
  marksUp: boolean
  /** Shows it so while it is being written, too: beside it, and on a phone instead of it, by a switch. */
  previews: boolean
  /** How the text looks. */
  className?: string | undefined
  children: (area: Area) => ReactNode
}

/** A text area whose text people may mark up. */
export function WithPreview({ text, marksUp, previews, className, children }: WithPreviewProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [side, setSide] = useState<Side>('write')
  const { isWithin, ...within } = useIsWithin(() => setSide('write'))
  const isRead = marksUp && !isWithin && isMarkedUp(text)
  const isPreviewed = previews && isWithin

  function turn(next: Side): void {
    flushSync(() => setSide(next))
    if (next === 'write') area.current?.focus()
  }

  return (
    <div
      {...within}
      className={cx('relative min-w-0', isPreviewed && 'grid gap-x-4 md:grid-cols-2 md:items-start')}
    >
      {isRead && (
        <div inert className="min-h-6 py-0.5">
          <Markdown text={text} className={className} />
        </div>
      )}
      {children({
        ref: area,
        className: cx(
          isRead && 'absolute inset-0 h-full cursor-text opacity-0',
          isPreviewed && side === 'preview' && 'max-md:hidden',
        ),
      })}
      {isPreviewed && <Preview text={text} className={className} side={side} onTurn={turn} />}
    </div>
  )
}
