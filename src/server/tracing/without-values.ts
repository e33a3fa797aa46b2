const LONGEST = 1_000

/** A statement as it may be told: literals could be what people have written. What `$1` stands for is not in it anyway. */
export const withoutValues = (statement: string): string =>
  statement
    .replaceAll(/(\$[a-z_]*\$)[\s\S]*?(?:\1|$)/gi, '?')
    .replaceAll(/\b[ex]?'(?:[^'\\]|''|\\[\s\S])*(?:'|$)|'(?:[^']|'')*(?:'|$)/gi, '?')
    .replaceAll(/(?<![\w$.])\d+(?:\.\d+)?/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
