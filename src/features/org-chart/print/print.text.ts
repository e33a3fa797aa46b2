export const PRINT = 'Print'
export const PRINT_CHART = 'Print the org chart'
export const ARRANGED = 'Arrangement'
export const ONE_PAGE = 'One page'
export const PAGE_PER_BRANCH = 'One page per branch'
export const LIST = 'List'
export const PAPER = 'Paper'
export const PAPERS = { a4: 'A4', a3: 'A3', letter: 'Letter', tabloid: 'Tabloid' }
export const WITH_ROLES = 'With roles'
export const FROM_SEAT = 'From'
export const WHOLE_CHART = 'Whole chart'
export const TOO_SMALL = 'This would be too small to read. Use one page per branch.'
export const pages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`)
export const pageOf = (page: number, of: number): string => `${page} / ${of}`
