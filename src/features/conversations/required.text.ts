export const NAME_REQUIRED = 'Give it a name.'
export const NOTE_REQUIRED = 'Write something first.'
