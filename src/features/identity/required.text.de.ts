export const ENTER_AN_ISSUER = 'Geben Sie den Issuer als Adresse wie https://login.company.com ein.'
export const ENTER_AN_ID = 'Geben Sie die Client-ID ein.'
export const ENTER_A_DOMAIN = 'Geben Sie eine Domain wie company.com ein.'
export const NAME_THE_TOKEN = 'Sagen Sie, für welches Verzeichnis das Token ist.'
