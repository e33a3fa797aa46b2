export const cameFrom = (what: string, address: string): string => `Aus ${what}: ${address}`
export const MADE_FROM_HERE = 'Daraus entstanden'
export const OPEN = 'Offen'
export const ORIGIN_NOT_YOURS = 'Das kommt aus etwas, das nicht für Sie bestimmt ist'
export const ORIGIN_NOT_YOURS_ABOUT = 'Nur die, die es betrifft, können es öffnen.'
