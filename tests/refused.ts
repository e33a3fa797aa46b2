/** What a refused mutation rejects with, by its code; also by its title where that is what the test is about. */
export const refused = (code: string, title?: string) => ({ text: { code, ...(title && { title }) } })
