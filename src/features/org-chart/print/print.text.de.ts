export const PRINT = 'Drucken'
export const PRINT_CHART = 'Organigramm drucken'
export const ARRANGED = 'Anordnung'
export const ONE_PAGE = 'Eine Seite'
export const PAGE_PER_BRANCH = 'Eine Seite je Zweig'
export const LIST = 'Liste'
export const PAPER = 'Papier'
export const PAPERS = { a4: 'A4', a3: 'A3', letter: 'Letter', tabloid: 'Tabloid' }
export const WITH_ROLES = 'Mit Rollen'
export const FROM_SEAT = 'Ab'
export const WHOLE_CHART = 'Ganzes Organigramm'
export const TOO_SMALL = 'Das wäre zu klein zum Lesen. Nehmen Sie eine Seite je Zweig.'
export const pages = (count: number): string => (count === 1 ? '1 Seite' : `${count} Seiten`)
export const pageOf = (page: number, of: number): string => `${page} / ${of}`
