export const BILLING_NOTE =
  'Sie erhalten diese E-Mail, weil Sie zur Direktion dieses Unternehmens gehören. Sie geht nur an die Direktion.'
export const SEE_BILLING = 'Zur Abrechnung'

interface Words {
  notice: 'trial-ends-7' | 'trial-ends-1' | 'subscribed' | 'payment-failed' | 'cancelled'
  companyName: string
  day: string | null
}

/** The subject of a mail, and its paragraphs. */
export function billingWords({ notice, companyName, day }: Words): [string, ...string[]] {
  switch (notice) {
    case 'trial-ends-7':
      return [`Der Testzeitraum von ${companyName} endet in einer Woche`, trialEndsOn(day)]
    case 'trial-ends-1':
      return [`Der Testzeitraum von ${companyName} endet morgen`, trialEndsOn(day)]
    case 'subscribed':
      return [
        `${companyName} hat ein Abonnement`,
        'Vielen Dank. Ihr Abonnement ist aktiv. Abgerechnet wird jeden Monat nach den Personen, die dann aktiv sind.',
      ]
    case 'payment-failed':
      return [
        `Eine Zahlung für ${companyName} ist fehlgeschlagen`,
        'Die letzte Zahlung für Ihr Abonnement ist fehlgeschlagen. Prüfen Sie Ihre Zahlungsdaten: Ändern können Sie sie unter „Einstellungen > Abrechnung“.',
        ...(day === null
          ? []
          : [
              `Gelingt bis ${day} keine Zahlung, lässt sich in Ihrem Unternehmen danach alles noch lesen, aber nichts mehr ändern.`,
            ]),
      ]
    case 'cancelled':
      return [
        `Das Abonnement von ${companyName} wurde gekündigt`,
        `${day === null ? 'Es endet jetzt.' : `Es endet am ${day}.`} Danach lässt sich alles weiterhin lesen und exportieren. Sie können jederzeit ein neues Abonnement abschließen.`,
      ]
  }
}

const trialEndsOn = (day: string | null): string =>
  `Der Testzeitraum endet am ${day}. Dabei geht nichts verloren: Alles lässt sich weiterhin lesen und exportieren, und auch wieder ändern, sobald Ihr Unternehmen ein Abonnement hat.`
