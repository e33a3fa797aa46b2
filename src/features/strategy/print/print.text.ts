export const PRINT_LONG = 'Print the plan'
export const needsPages = (count: number) => `This plan needs ${count} pages at a readable size.`
export const PRINT_ANYWAY = 'Print anyway'
