/** In a select whose choice others have taken away meanwhile. */
export const CHOOSE_AGAIN = 'Please choose again'
export const goneNamed = (label: string): string => `${label} can no longer be chosen.`
