const CAP = 99

/** The number of items waiting, up to '99+'; nothing at zero. `label` tells screen readers what they are. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null
  return (
    <span
      data-numeric
      className="inline-flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-full bg-danger px-1 text-[0.6875rem] font-semibold text-on-accent"
    >
      {count > CAP ? `${CAP}+` : count}
      <span className="sr-only"> {label}</span>
    </span>
  )
}
