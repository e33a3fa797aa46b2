import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { later } from '../../../ui/later.tsx'
import { useHovering } from '../../../ui/use-hovering.ts'
import type { OriginSource } from './OriginCard.tsx'

const OriginCard = later(() => import('./OriginCard.tsx'))

type OriginHoverProps = {
  source: OriginSource
  label: string
  className?: string | undefined
  children: ReactNode
}

/** What says where a row came from; more about that is shown when the pointer or the focus rests on it. */
export function OriginHover({ source, label, className, children }: OriginHoverProps) {
  const { anchor, isOpen, trigger, layer } = useHovering<HTMLSpanElement>(OriginCard.preload)
  return (
    <span ref={anchor} className={cx('inline-flex min-w-0', className)} {...trigger}>
      {children}
      {isOpen && <OriginCard source={source} label={label} {...layer} />}
    </span>
  )
}
