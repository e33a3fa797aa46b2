export const COMPANY_NOT_LOADED = 'Fehler beim Laden'
export const MAY_BE_TEMPORARY = 'Das Unternehmen wurde nicht geladen. Das ist vielleicht nur vorübergehend.'
