import { Kbd } from './Kbd.tsx'

/** What keys do, one act a line. */
export interface KeyLine {
  does: string
  /** Alternatives stand beside each other. */
  keys: readonly string[]
}

export const KeyList = ({ keys: lines }: { keys: readonly KeyLine[] }) => (
  <ul className="divide-y divide-line">
    {lines.map(({ does, keys }) => (
      <li key={does} className="flex min-h-9 items-center gap-2">
        <span className="min-w-0 flex-1">{does}</span>
        {keys.map((one) => (
          <Kbd key={one} keys={one} className="max-md:inline-flex" />
        ))}
      </li>
    ))}
  </ul>
)
