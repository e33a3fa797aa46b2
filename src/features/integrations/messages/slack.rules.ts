/** The longest text of a name or title in a message. */
const MOST_CHARACTERS = 200

/** What Slack and its likes would read as markup, a link or a mention, as plain characters; and on one line. */
export const escaped = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .slice(0, MOST_CHARACTERS)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // Some receivers resolve names after an @, too, or marks of emphasis: an invisible character in between ends that.
    .replace(/[@*_~`]/gu, (mark) => `${mark}\u200B`)
