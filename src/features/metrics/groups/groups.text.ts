export const GROUP_NOT_ADDED = 'Failed to add group'
export const GROUP_NOT_UPDATED = 'Failed to update group'
export const GROUP_NOT_DELETED = 'Failed to delete group'

export const GROUP = 'Group'
export const NO_GROUP = 'No group'
export const NEW_GROUP = 'New group…'
export const NEW_GROUP_NAME = 'Name of the new group'
export const ADD_GROUP = 'Add group'

export const EDIT_GROUPS = 'Groups'
export const GROUPS_EXPLAINED = 'Headings of this team’s scorecard. Metrics in no group stand above them.'
export const METRICS_IN_GROUPS = 'Metrics'
export const groupOf = (metric: string): string => `Group of ${metric}`
export const nameOfGroup = (group: string): string => `Name of ${group}`
export const moveGroupUp = (group: string): string => `Move ${group} up`
export const moveGroupDown = (group: string): string => `Move ${group} down`
export const deleteGroup = (group: string): string => `Delete ${group}`
export const GROUP_DELETED = 'Group deleted'
export const groupDeleted = (group: string): string => `The metrics of “${group}” stay, in no group.`
