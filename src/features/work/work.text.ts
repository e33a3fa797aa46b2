export const TITLE = 'Title'
export const DESCRIPTION = 'Description'
export const TEAM = 'Team'
export const OWNER = 'Owner'
export const SELECT_OWNER = 'Select an owner'

export const EDIT = 'Edit'
export const ARCHIVE = 'Archive'

/** The name of a row's check box, such as "Done: Order the sails". */
export const tickOf = (tick: string, title: string): string => `${tick}: ${title}`

/** The name of a row's menu. */
export const actionsFor = (title: string): string => `Actions for ${title}`
