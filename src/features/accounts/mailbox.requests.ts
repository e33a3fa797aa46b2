/** A mail in the developer mailbox, without its body. `sentAt` is ISO 8601. */
export interface ListedMail {
  id: string
  to: string
  subject: string
  sentAt: string
}
