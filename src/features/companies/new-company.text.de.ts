export const COMPANY_NOT_CREATED = 'Unternehmen nicht angelegt'
export const STARTS_EMPTY =
  'Es ist anfangs leer, und Sie haben die Stufe Direktion. Laden Sie als Nächstes Ihr Team ein.'
export const COMPANY_NAME = 'Unternehmensname'
export const CHANGE_IT_LATER = 'Sie können ihn später in den Einstellungen ändern.'
