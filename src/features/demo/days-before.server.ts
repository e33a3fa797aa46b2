const DAY_MS = 86_400_000

/** The moment so many days before another; both ISO 8601 in UTC. */
export const daysBefore = (moment: string, days: number): string =>
  new Date(Date.parse(moment) - days * DAY_MS).toISOString()
