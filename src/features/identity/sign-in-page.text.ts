// Of the page on which people sign in by their company’s provider.
export const HOW_IT_WORKS = 'Your address tells us which company’s own sign-in page comes next.'
export const CONTINUE = 'Continue'
export const WHICH_COMPANY = 'Several companies sign in addresses like yours. Which one do you want to open?'
export const NOT_STARTED = 'You could not be taken to your company’s sign-in page'
export const BACK_TO_APP = 'Back to Quarterdeck'
