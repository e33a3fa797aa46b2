import type { Audience } from './launches.requests.ts'

export const FEATURES_TAB = 'Features'
export const FEATURES_EXPLAINED =
  'Tell people what is new. They see it on their dashboard until they dismiss it, and under What’s New.'
export const TITLE = 'Title'
export const DESCRIPTION = 'Description'
export const TYPE = 'Type'
export const TARGET_AUDIENCE = 'Target audience'
export const AUDIENCE_LABELS: Record<Audience, string> = {
  all: 'All users',
  admins: 'Admins only',
  specific_company: 'This company only',
}
export const IMAGE = 'Image'
export const IMAGE_HINT = 'JPG, PNG or GIF, at most 5 MB.'
export const ADDRESS = 'Link'
export const ADDRESS_HINT =
  'A page of this site, such as /people, or an address that begins with https://. The card leads there.'
export const REMOVE_IMAGE = 'Remove the image'
export const LAUNCH = 'Launch feature'
export const NO_LAUNCHES = 'Nothing has been launched yet.'
export const DELETE_FEATURE = 'Delete feature announcement'
export const DELETE_QUESTION =
  'Are you sure you want to delete this feature announcement? This action cannot be undone.'

export const TITLE_AND_DESCRIPTION_TO_PREVIEW = 'Please enter both title and description to preview'
export const UPLOAD_FAILED = 'Upload failed'
export const UPLOAD_AGAIN = 'Failed to upload image. Please try again.'
export const NOT_LOADED = 'Error loading features'
export const NOT_CREATED = 'Error creating feature'
export const NOT_DELETED = 'Error deleting feature'
export const NOT_UPDATED = 'Error updating feature'
