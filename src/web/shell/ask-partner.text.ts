export const askPalette = (query: string): string => `Ask: ${query}`
export const ASK_ABOUT = 'Answered from what you can see'
