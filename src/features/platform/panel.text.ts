/** What the lists of the panel have in common. */
export const ACTIVATE = 'Activate'
export const DEACTIVATE = 'Deactivate'
export const DELETE = 'Delete'
export const ACTIVE = 'Active'
export const INACTIVE = 'Inactive'
export const PREVIEW = 'Preview'
export const TRY_AGAIN = 'Try again'
