export const COMPANY_CLOSED = 'Ihr Unternehmen hat kein aktives Abonnement'
export const COMPANY_CLOSED_MEANS =
  'Gelöscht wurde nichts. Die Direktion kann unter „Einstellungen > Abrechnung“ ein Abonnement abschließen, dann machen alle dort weiter, wo sie aufgehört haben.'
export const ASK_ONE_OF = 'An wen Sie sich wenden'
export const NOBODY_TO_ASK =
  'In Ihrem Unternehmen hat niemand die Stufe Direktion. Wenden Sie sich an den Betreiber dieses Servers.'
