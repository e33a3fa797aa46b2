export const TITLE_REQUIRED = 'Geben Sie dem Thema einen Titel'
