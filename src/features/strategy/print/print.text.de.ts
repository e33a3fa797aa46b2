export const PRINT_LONG = 'Plan drucken'
export const needsPages = (count: number) => `Dieser Plan braucht in lesbarer Größe ${count} Seiten.`
export const PRINT_ANYWAY = 'Trotzdem drucken'
