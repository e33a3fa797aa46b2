/** Text as PostgreSQL takes it: without the character zero, and with no half of a pair that was cut apart. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** A value as JSON for the database. */
export const stored = (value: unknown): string =>
  JSON.stringify(value, (_name, one: unknown) => (typeof one === 'string' ? storable(one) : one))
