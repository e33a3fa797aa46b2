/** What was typed between asking for the palette and its field having the focus: characters, and Enter. */
export const typedAhead: string[] = []
