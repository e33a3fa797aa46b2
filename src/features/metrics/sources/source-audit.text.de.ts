export const SOURCE_SAVED = { http: 'eine Anfrage', sql: 'eine Abfrage' }
export const SOURCE_RESTS = { pause: 'angehalten', resume: 'fortgesetzt' }
