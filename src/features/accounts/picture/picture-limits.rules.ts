/** In bytes; a picture has to be smaller. */
export const PICTURE_BYTES = 3 * 1_048_576

/** The pixels of a side of what is stored. */
export const PICTURE_SIDE = 512
