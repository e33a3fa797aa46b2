// Apart from the other texts, because every page loads the tables, and with them this.
export const NAME_REQUIRED = 'Give it a name.'
