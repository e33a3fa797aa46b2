/** Of the uploaded ZIP. */
export const MOST_UPLOAD_BYTES = 2 ** 28

/** Of the JSON in it, unpacked: what a company may hold. */
export const MOST_JSON_BYTES = 2 ** 29

/** An upload comes in parts of this size; only the last one is smaller. */
export const UPLOAD_PART_BYTES = 2 ** 20

export const MOST_ROWS = 500_000

/** Of one row's JSON. */
export const LONGEST_LINE = 2 ** 20

/** More files than any export has, with its pictures. */
export const MOST_FILES = 20_000

/** Of the list of files at the end of a ZIP. */
export const LONGEST_DIRECTORY = 2 ** 22

export const LONGEST_MANIFEST = 2 ** 22

/** How many problems a report names; it counts all. */
export const PROBLEMS_NAMED = 50

/** What one mutation writes at most. */
export const ROWS_A_BATCH = 200
export const BYTES_A_BATCH = 2 ** 18

/** How often rows of a table that refers to itself are looked through to take them back, each time without those that went before. */
export const TAKING_BACK_PASSES = 8

export const IMPORTS_PER_DAY = { tries: 20, seconds: 86_400 }

/** A file that nobody imports is dropped after this time. */
export const UPLOAD_KEPT_SECONDS = 86_400
