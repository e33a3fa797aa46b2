export const HOW_IT_WORKS = 'Ihre Adresse sagt uns, welche Anmeldeseite als Nächstes kommt.'
export const CONTINUE = 'Weiter'
export const WHICH_COMPANY =
  'Mehrere Unternehmen melden Adressen wie Ihre an. Welches möchten Sie öffnen?'
export const NOT_STARTED = 'Die Anmeldeseite Ihres Unternehmens ließ sich nicht öffnen'
export const BACK_TO_APP = 'Zurück zu Quarterdeck'
