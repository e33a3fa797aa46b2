export const FULL_NAME_MAX = 100

/** In code points. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
