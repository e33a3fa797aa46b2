// Apart from the other texts, because every page loads the tables, and with them this.
export const COMMENT_REQUIRED = 'Write something first.'
