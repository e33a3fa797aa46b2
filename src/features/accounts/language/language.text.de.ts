export const LANGUAGE_TITLE = 'Sprache'
export const LANGUAGE_ABOUT = 'Was Sie hier und in E-Mails lesen. Was Menschen schreiben, bleibt, wie es ist.'
export const AS_THE_BROWSER = 'Wie im Browser'
export const LANGUAGE_NOT_CHANGED = 'Sprache nicht geändert'
