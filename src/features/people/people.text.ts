export const MAY_NOT_SET_PERMISSION = "You don't have permission to change user permissions"
export const MAY_NOT_RENAME = "You don't have permission to update user names"

export const MAY_NOT_REMOVE = 'Insufficient permissions to remove user from company'

export const UPDATE_FAILED = 'Update Failed'
const permissionProblem = (message: string) => `Failed to update permission: ${message}`
export const OWN_PERMISSION = permissionProblem('you can’t change your own level. Ask somebody else who may.')
export const LAST_DIRECTOR = permissionProblem('a company needs at least one active director.')

export const REMOVAL_FAILED = 'Failed to remove user from company'
export const SELF_REMOVAL = 'A user cannot remove themselves'
export const NOT_A_MEMBER = 'User is not a member of this company'
export const LAST_DIRECTOR_REMOVED = 'A company needs at least one active director. Name another one first.'

export const PERMISSION_UPDATED = 'Permission Updated'
export const NAME_UPDATED = 'Name Updated'
export const USER_DEACTIVATED = 'User Deactivated'
export const PERSON_REMOVED = 'User Removed'
