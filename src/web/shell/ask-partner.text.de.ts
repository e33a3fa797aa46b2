export const askPalette = (query: string): string => `Fragen: ${query}`
export const ASK_ABOUT = 'Beantwortet aus dem, was Sie sehen'
