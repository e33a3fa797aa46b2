/** How long a file can be downloaded. */
export const KEPT_DAYS = 7

/** Of the ZIP. What a company may hold comes to much less once it is compressed. */
export const MOST_BYTES = 2 ** 30

/** An export with these and the tables can still be uploaded again. */
export const MOST_PICTURES = 10_000
export const MOST_PICTURE_BYTES = 2 ** 27

/** A file stands in the database in parts of this size; only the last one is smaller. */
export const PART_BYTES = 2 ** 18

export const EXPORTS_PER_DAY = { tries: 10, seconds: 86_400 }

/** An interrupted download goes on with a further request. */
export const DOWNLOADS_PER_HOUR = { tries: 120, seconds: 3_600 }

/** How often an export or import is begun again before it fails. */
export const MOST_ATTEMPTS = 3

/** Beyond this many beginnings, whoever makes it dies of it. */
export const MOST_DEATHS = 2 * MOST_ATTEMPTS

/** How many one node makes at a time: each holds a connection to the database. */
export const AT_ONCE = 2

/** After this time without a sign of life, whoever made it has died. */
export const STALE_SECONDS = 60
