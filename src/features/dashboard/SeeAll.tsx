import { Link, type LinkProps } from '@tanstack/react-router'

/** The way from an empty part of the dashboard to the screen behind it. */
export function SeeAll({ to, children }: Pick<LinkProps, 'to'> & { children: string }) {
  return (
    <Link to={to} className="font-medium text-accent-ink underline">
      {children}
    </Link>
  )
}
