export const COMMENT_REQUIRED = 'Schreiben Sie zuerst etwas.'
