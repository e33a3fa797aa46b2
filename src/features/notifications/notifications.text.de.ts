export const NOT_DELETED = 'Benachrichtigung nicht gelöscht'
export const NOT_SAVED = 'Auswahl nicht gespeichert'
