/** Sections that say what a company may call by another word. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Goal Review': 'Goal Review',
    Headlines: 'Headlines',
    'Task Review': 'Task Review',
    Issues: 'Issues',
    'Set Goals': 'Set Goals',
    'Tackle Issues': 'Tackle Issues',
  }),
)

/** What a section is called. The product's own agendas are stored in the first language; what a team has named itself stays as it is. */
export const sectionName = (stored: string): string => NAMES.get(stored) ?? stored
