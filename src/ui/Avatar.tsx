import { useState } from 'react'
import { cx } from './cx.ts'
import { initialsOf, tintOf } from './initials.ts'

type AvatarProps = {
  name: string
  picture?: string | null | undefined
  size?: 'xs' | 'sm' | 'md' | 'lg'
  className?: string
  /** Whose picture it is, so that a card about them is shown on it. Left out where the name beside it says so. */
  person?: string | undefined
}

const sizes = {
  xs: 'size-5 text-[0.5625rem]',
  sm: 'size-6 text-[0.625rem]',
  md: 'size-8 text-xs',
  lg: 'size-14 text-lg',
}

/** A person's initials, under their picture if they have one. Hidden from screen readers, because the name is next to it. */
export function Avatar({ name, picture, size = 'md', className, person }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      aria-hidden
      data-person={person}
      style={{ background: `var(--person-${tintOf(name)})` }}
      className={cx(
        'relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-semibold text-ink select-none',
        sizes[size],
        className,
      )}
    >
      {initialsOf(name)}
      {picture && picture !== failed && (
        <img
          src={picture}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailed(picture)}
        />
      )}
    </span>
  )
}
