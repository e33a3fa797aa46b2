// Apart from the other texts, because every page loads the tables, and with them this.
export const NAME_REQUIRED = 'Team name is required'
