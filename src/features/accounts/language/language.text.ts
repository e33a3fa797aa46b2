export const LANGUAGE_TITLE = 'Language'
export const LANGUAGE_ABOUT = 'What you read here and in e-mails. What people write stays as it is.'
export const AS_THE_BROWSER = 'As the browser asks'
export const LANGUAGE_NOT_CHANGED = 'Language not changed'
