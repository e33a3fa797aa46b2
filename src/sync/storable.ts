/** The null character and unpaired surrogates as JSON escapes them. PostgreSQL can store neither. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** Whether the database can store every text in this JSON value. */
export const isStorable = (value: unknown): boolean => !UNSTORABLE.test(JSON.stringify(value))

export const NOT_STORABLE = 'It contains a character that can’t be stored.'
