/** What a section is called. The product's own agendas are stored in the first language; what a team has named itself stays as it is. */
export const sectionName = (stored: string): string => stored
