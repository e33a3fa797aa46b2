import { Link, type LinkProps } from '@tanstack/react-router'

/** From an empty panel of the dashboard to the screen that shows everything of its kind. */
export function SeeAllLink({ children, ...to }: Pick<LinkProps, 'to' | 'search'> & { children: string }) {
  return (
    <Link {...to} className="font-medium text-accent-ink underline">
      {children}
    </Link>
  )
}
