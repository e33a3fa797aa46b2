import { HEALTHY_FROM, isHealthy } from './ratings.rules.ts'

export const ratingText = (average: number): string => average.toFixed(1).replace('.', ',')

export const healthText = (average: number): string => (isHealthy(average) ? 'gut' : `unter ${HEALTHY_FROM}`)
