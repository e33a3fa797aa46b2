import { HEALTHY_FROM, isHealthy } from './ratings.rules.ts'

/** One decimal, such as 8.7. */
export const ratingText = (average: number): string => average.toFixed(1)

/** What an average says of the meeting. */
export const healthText = (average: number): string =>
  isHealthy(average) ? 'healthy' : `below ${HEALTHY_FROM}`
