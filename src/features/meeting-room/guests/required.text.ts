/** Beside an empty field. */
export const YOUR_NAME_PLEASE = 'Say who you are.'
