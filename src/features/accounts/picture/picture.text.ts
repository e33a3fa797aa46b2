export const EDIT_PICTURE = 'Edit Profile Picture'
export const PICTURE_HINT = 'JPG, PNG or GIF. Max size 3MB.'
export const PICTURE = 'Profile picture'
export const PICTURE_SHOWN = 'Colleagues see it in every company.'
export const UPLOAD = 'Upload picture'
export const CHANGE = 'Change picture'
export const REMOVE = 'Remove'
export const DONE = 'Done'
export const CHOOSE_FILE = 'Choose a picture'

export const FILE_TOO_LARGE = 'File size must be less than 3MB'
export const FILE_NO_IMAGE = 'File must be an image'
export const NOT_REMOVED = 'Failed to remove profile picture'

export const PICTURE_UPDATED = 'Your profile picture was updated.'
export const PICTURE_REMOVED = 'Your profile picture was removed.'

export const CROP = 'Part of the picture that is shown'
export const CROP_HINT = 'Drag the picture, or move it with the arrow keys; + and − change its size.'
export const ZOOM = 'Size'
export const USE_PART = 'Save picture'
export const BACK = 'Back'
export const cropAt = (across: number, down: number): string => `${across}% across, ${down}% down`
