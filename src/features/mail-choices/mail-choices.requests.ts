import * as z from 'zod/mini'

/**
 * Mails that a person can do without, each for itself in each company. Whatever is about an account, rights, payments, or was asked for by
 * its reader comes in any case.
 */
export const MAIL_KINDS = ['notifications', 'minutes', 'trial', 'webhooks', 'sources'] as const

export type MailKind = (typeof MAIL_KINDS)[number]

export const choicesParams = z.strictObject({ companyId: z.uuid() })

export const choiceInput = z.strictObject({
  companyId: z.uuid(),
  kind: z.enum(MAIL_KINDS),
  wanted: z.boolean(),
})

export const stopQuery = z.strictObject({ link: z.string().check(z.maxLength(400)) })

/** Which mails the person wants in a company. */
export type MailChoices = Record<MailKind, boolean>
