// Apart from the other texts, because every page loads the tables, and with them this.
export const NO_HIDDEN_CHARACTERS =
  'A name can’t contain invisible characters. Type it instead of pasting it.'
export const NO_ADDRESSES = 'A name can’t contain a web or e-mail address.'
