export const SUGGESTION_REQUIRED = 'Sagen Sie, was anders sein soll.'
