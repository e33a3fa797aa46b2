/** The symbol next to the name. */
export function Logo({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path
        d="M16 6.5 24 22H8Z"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path
        d="M7 25.5c3 0 3-1.8 6-1.8s3 1.8 6 1.8 3-1.8 6-1.8"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  )
}
