export const BILLING_NOTE =
  'You get this e-mail because you are a director of this company. Only directors do.'
export const SEE_BILLING = 'See the billing settings'

interface Words {
  notice: 'trial-ends-7' | 'trial-ends-1' | 'subscribed' | 'payment-failed' | 'cancelled'
  companyName: string
  day: string | null
}

/** The subject of a mail, and its paragraphs. */
export function billingWords({ notice, companyName, day }: Words): [string, ...string[]] {
  switch (notice) {
    case 'trial-ends-7':
      return [`The trial of ${companyName} ends in a week`, trialEndsOn(day)]
    case 'trial-ends-1':
      return [`The trial of ${companyName} ends tomorrow`, trialEndsOn(day)]
    case 'subscribed':
      return [
        `${companyName} has a subscription`,
        'Thank you. Your subscription is active, and you are billed each month for the people who are active then.',
      ]
    case 'payment-failed':
      return [
        `A payment for ${companyName} failed`,
        'The last payment for your subscription did not go through. Check your payment details: they can be changed under Settings > Billing.',
        ...(day === null
          ? []
          : [
              `If no payment succeeds until ${day}, your company can then still be read, but no longer changed.`,
            ]),
      ]
    case 'cancelled':
      return [
        `The subscription of ${companyName} was cancelled`,
        `${day === null ? 'It ends now.' : `It ends on ${day}.`} After that everything can still be read and exported. You can subscribe again at any time.`,
      ]
  }
}

const trialEndsOn = (day: string | null): string =>
  `The trial ends on ${day}. Nothing is lost then: everything can still be read and exported, and changed again as soon as your company has a subscription.`
