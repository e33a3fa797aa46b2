/** One decimal, such as 8.7. */
export const ratingText = (average: number): string => average.toFixed(1)
