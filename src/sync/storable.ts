/** As JSON writes them: the null character and halves of surrogate pairs, which PostgreSQL keeps in no text. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** Whether the database can keep every text in this JSON value. */
export const isStorable = (value: unknown): boolean => !UNSTORABLE.test(JSON.stringify(value))

export const NOT_STORABLE = 'It holds a character that can’t be stored.'
