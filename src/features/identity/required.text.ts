export const ENTER_AN_ISSUER = 'Enter the issuer as an address like https://login.company.com.'
export const ENTER_AN_ID = 'Enter the client ID.'
export const ENTER_A_DOMAIN = 'Enter a domain like company.com.'
export const NAME_THE_TOKEN = 'Say which directory the token is for.'
