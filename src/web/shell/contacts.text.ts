export const HELP = 'Help'
export const HELP_SUBJECT = 'Help with Quarterdeck'
export const PRODUCT_FEEDBACK = 'Product Feedback'
