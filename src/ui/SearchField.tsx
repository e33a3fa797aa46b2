import { Search } from 'lucide-react'
import { cx } from './cx.ts'

type SearchFieldProps = {
  /** Names the field, and stands in it while it is empty unless `placeholder` says something else. */
  label: string
  placeholder?: string
  value: string
  maxLength?: number
  className?: string
  onChange: (text: string) => void
}

/** Finds something on a screen, whose first one Ctrl F goes to. */
export const SearchField = ({
  label,
  placeholder = label,
  className,
  onChange,
  ...input
}: SearchFieldProps) => (
  <label className={cx('relative block print:hidden', className)}>
    <span className="sr-only">{label}</span>
    <Search
      aria-hidden
      className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-soft"
    />
    <input
      type="search"
      autoComplete="off"
      placeholder={placeholder}
      {...input}
      onChange={({ target }) => onChange(target.value)}
      className="control pl-8!"
    />
  </label>
)
