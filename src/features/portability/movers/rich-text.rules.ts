const MARKUP = /<\/?(?:p|br|div|ul|ol|li|span|a|b|i|u|em|strong|h[1-6])(?:\s[^>]*)?\/?>/i

const SIGNS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
}

/** The text of what other products write with their markup; any other text stays as it is. */
export function plainText(text: string): string {
  if (!MARKUP.test(text)) return text
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_all, address: string, words: string) =>
      words === address ? words : `${words} (${address})`,
    )
    .replaceAll(/<li(?:\s[^>]*)?>/gi, '\n- ')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|ul|ol|h[1-6])>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(\w+|#39);/g, (whole, name: string) => SIGNS[name] ?? whole)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
