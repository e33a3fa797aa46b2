export const NOT_FOUND = '404'
export const PAGE_DOES_NOT_EXIST = 'This page does not exist'
export const MISTYPED_OR_MOVED = 'The address may be mistyped, or the page has moved.'
export const GO_TO_HOME_PAGE = 'Go to the home page'
