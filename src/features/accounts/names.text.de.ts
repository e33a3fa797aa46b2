export const NO_HIDDEN_CHARACTERS =
  'Ein Name darf keine unsichtbaren Zeichen enthalten. Tippen Sie ihn, statt ihn einzufügen.'
export const NO_ADDRESSES = 'Ein Name darf keine Web- oder E-Mail-Adresse enthalten.'
