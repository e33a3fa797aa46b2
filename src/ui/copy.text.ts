export const COPY = 'Copy'
export const COPIED = 'Copied'
export const COPY_BY_HAND = 'Copy it by hand: the browser did not allow it.'
