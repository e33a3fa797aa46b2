import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isHere } from './address.rules.ts'

/** Goes to the address of something new: in the app if it is a page of this site, else beside it. */
export function useLeadTo(): (href: string) => void {
  const { history } = useRouter()
  return (href) => {
    if (isHere(href)) history.push(href)
    else window.open(href, '_blank', 'noopener,noreferrer')
  }
}

type NewsLinkProps = { href: string; label: string; className: string; children: ReactNode }

/** Leads to the address of something new. */
export function NewsLink({ href, label, className, children }: NewsLinkProps) {
  const leadTo = useLeadTo()
  const opensHere = isHere(href)
  function follow(event: MouseEvent) {
    if (!opensHere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    leadTo(href)
  }
  return (
    <a
      href={href}
      {...(!opensHere && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-label={label}
      className={className}
      onClick={follow}
    >
      {children}
    </a>
  )
}
