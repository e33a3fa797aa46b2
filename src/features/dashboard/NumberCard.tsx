import { Link, type LinkProps } from '@tanstack/react-router'

type NumberCardProps = {
  label: string
  value: string
  /** What the number counts, in small letters. */
  unit: string
  /** More about the number, below it. */
  detail?: string | undefined
  /** The screen that shows what was counted. */
  to: LinkProps['to']
}

/** One number at the top of the dashboard, with a link to what it counts. */
export function NumberCard({ label, value, unit, detail, to }: NumberCardProps) {
  return (
    <Link
      to={to}
      className="block rounded-lg border border-line bg-page px-4 py-3 max-md:px-3 hover:bg-hover"
    >
      <span className="block truncate text-[0.8125rem] text-soft">{label}</span>
      <span data-numeric className="mt-0.5 block text-2xl font-semibold max-md:text-lg">
        {value}
        <span className="text-[0.8125rem] font-normal text-soft max-sm:block"> {unit}</span>
      </span>
      {detail && <span className="block text-[0.8125rem] text-soft tabular-nums">{detail}</span>}
    </Link>
  )
}
