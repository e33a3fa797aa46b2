import { useState } from 'react'
import { cx } from './cx.ts'
import { initialsOf, tintOf } from './initials.ts'

type AvatarProps = {
  name: string
  picture?: string | null | undefined
  size?: 'xs' | 'sm' | 'md' | 'lg'
  className?: string
}

const sizes = {
  xs: 'size-5 text-[0.5625rem]',
  sm: 'size-6 text-[0.625rem]',
  md: 'size-8 text-xs',
  lg: 'size-14 text-lg',
}

/** A person's picture, or their initials if there is none. Hidden from screen readers, because the name is next to it. */
export function Avatar({ name, picture, size = 'md', className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      aria-hidden
      style={{ background: `var(--person-${tintOf(name)})` }}
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-semibold text-ink select-none',
        sizes[size],
        className,
      )}
    >
      {picture && picture !== failed ? (
        <img src={picture} alt="" className="size-full object-cover" onError={() => setFailed(picture)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
