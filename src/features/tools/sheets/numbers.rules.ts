import { LOCALE } from '../../../language/locale.text.ts'

const digits = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

/** A number with at most two decimals, as people read it. */
export const numberText = (value: number): string => digits.format(value)

/** The sum, without the noise of adding decimals one by one. */
export const sumOf = (values: readonly (number | null)[]): number =>
  Math.round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 100) / 100
