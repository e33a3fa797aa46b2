declare global {
  // oxlint-disable-next-line no-var -- Only so is it a property of globalThis.
  var sayInOwnWords: ((text: string) => string) | undefined
}

/** What says texts in the company's own words; none if it has none. */
const { sayInOwnWords } = globalThis

/** Whether this page says its texts in a company's own words. */
export const hasOwnWords = sayInOwnWords !== undefined

/** A text of the product in the company's own words. The build calls it (own-words.build.ts), as the tag of a template too, whose values stay as they are. */
export const own = (text: string | readonly string[], ...values: readonly unknown[]): string =>
  typeof text === 'string'
    ? (sayInOwnWords?.(text) ?? text)
    : String.raw({ raw: sayInOwnWords ? text.map((part) => sayInOwnWords(part)) : text }, ...values)
