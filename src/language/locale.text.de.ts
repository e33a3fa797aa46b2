export const LANGUAGE: string = 'de'

export const LOCALE: string = 'de-DE'

export const DECIMAL: string = ','
