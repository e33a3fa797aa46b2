// Apart from the other texts, because every page loads the tables, and with them this.
export const TITLE_REQUIRED = 'Task title is required'
