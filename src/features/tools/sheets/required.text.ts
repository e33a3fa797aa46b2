export const NAME_REQUIRED = 'Give it a name.'
