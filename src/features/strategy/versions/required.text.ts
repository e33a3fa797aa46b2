export const NAME_PLEASE = 'Give it a name.'
export const NAME_TOO_LONG = 'This is too long: at most 100 characters.'
