/** A whole number: a safe integer as long as that is enough, which is much faster. */
type Whole = number | bigint

/** An exact number, `n / d` with `d` above 0. */
export interface Fraction {
  readonly n: Whole
  readonly d: Whole
}

export const ZERO: Fraction = { n: 0, d: 1 }

/** Tried as denominators before the digits are read. */
const POWERS_OF_TEN = [10, 100, 1_000, 10_000]

/** The decimal that a number is written as: 0.1 is exactly a tenth. `value` is finite. */
export function fractionOf(value: number): Fraction {
  if (Number.isSafeInteger(value)) return { n: value, d: 1 }
  for (const d of POWERS_OF_TEN) {
    const n = Math.round(value * d)
    if (Number.isSafeInteger(n) && n / d === value) return { n, d }
  }
  return fractionOfDigits(String(value))
}

/** What a decimal says exactly, such as `12.50` or `1.5e-7`. */
export function fractionOfDigits(digits: string): Fraction {
  const [mantissa = '0', exponent = '0'] = digits.split('e')
  const [whole = '0', decimals = ''] = mantissa.split('.')
  const power = Number(exponent) - decimals.length
  const n = BigInt(whole + decimals)
  return power < 0 ? { n, d: 10n ** BigInt(-power) } : { n: n * 10n ** BigInt(power), d: 1 }
}

function product(one: Whole, other: Whole): Whole {
  if (typeof one === 'number' && typeof other === 'number') {
    const exact = one * other
    if (Number.isSafeInteger(exact)) return exact
  }
  return BigInt(one) * BigInt(other)
}

function total(one: Whole, other: Whole): Whole {
  if (typeof one === 'number' && typeof other === 'number') {
    const exact = one + other
    if (Number.isSafeInteger(exact)) return exact
  }
  return BigInt(one) + BigInt(other)
}

const negative = (whole: Whole): Whole => (whole === 0 ? 0 : -whole)

export const isZero = ({ n }: Fraction): boolean => Number(n) === 0

export const negated = ({ n, d }: Fraction): Fraction => ({ n: negative(n), d })

export function plus(one: Fraction, other: Fraction): Fraction {
  if (one.d === other.d) return { n: total(one.n, other.n), d: one.d }
  return { n: total(product(one.n, other.d), product(other.n, one.d)), d: product(one.d, other.d) }
}

export const minus = (one: Fraction, other: Fraction): Fraction => plus(one, negated(other))

export const times = (one: Fraction, other: Fraction): Fraction => ({
  n: product(one.n, other.n),
  d: product(one.d, other.d),
})

/** `other` is not zero. */
export function over(one: Fraction, { n, d }: Fraction): Fraction {
  const isNegative = n < 0
  return {
    n: product(one.n, isNegative ? negative(d) : d),
    d: product(one.d, isNegative ? negative(n) : n),
  }
}

/** The number closest to a fraction, infinite if it is too large for one. */
export function numberOf({ n, d }: Fraction): number {
  if (typeof n === 'number' && typeof d === 'number') return n / d + 0
  return closest(BigInt(n), BigInt(d))
}

const bitsOf = (whole: bigint): number => whole.toString(16).length * 4

/** More bits than a number has, so that only the last step rounds. */
const SPARE_BITS = 70

function closest(n: bigint, d: bigint): number {
  const size = n < 0n ? -n : n
  const shift = SPARE_BITS + bitsOf(d) - bitsOf(size)
  const [dividend, divisor] = shift > 0 ? [size << BigInt(shift), d] : [size, d << BigInt(-shift)]
  const quotient = dividend / divisor
  // A remainder however small decides which way a half is rounded.
  const rounded = Number(dividend % divisor === 0n ? quotient : quotient | 1n)
  const half = Math.trunc(shift / 2)
  const value = rounded * 2 ** -half * 2 ** -(shift - half)
  return n < 0n ? -value : value
}
