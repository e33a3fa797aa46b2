export const HEALTHY_FROM = 8

/** The mean of the positive numbers among them; null when there are none. */
export function averageRating(ratings: Iterable<unknown>): number | null {
  const counted = [...ratings].filter((rating): rating is number => typeof rating === 'number' && rating > 0)
  return counted.length === 0 ? null : counted.reduce((sum, rating) => sum + rating, 0) / counted.length
}

export const isHealthy = (average: number): boolean => average >= HEALTHY_FROM
