export const HELP = 'Hilfe'
export const HELP_SUBJECT = 'Hilfe zu Quarterdeck'
export const PRODUCT_FEEDBACK = 'Feedback zum Produkt'
