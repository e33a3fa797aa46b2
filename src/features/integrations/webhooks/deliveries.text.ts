import type { ListedDelivery } from './hooks.requests.ts'

export const logOf = (host: string): string => `What was sent to ${host}`
export const LOG_EXPLAINED = 'The last 100 of 30 days. What is not taken is tried again for 24 hours.'
export const NOTHING_SENT = 'Nothing has been sent yet.'
export const SEND_AGAIN = 'Send again'
export const SENT_AGAIN = 'It is sent again'
export const REFRESH = 'Refresh'
export const WHAT_WAS_SENT = 'What was sent'
export const WHAT_CAME_BACK = 'What came back'
export const STATUS_LABELS: Record<ListedDelivery['status'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
  dropped: 'Dropped: too much was waiting',
}
export const answered = (status: number, milliseconds: number): string => `${status} in ${milliseconds} ms`
export const attempts = (count: number): string => (count === 1 ? '1 attempt' : `${count} attempts`)
export const nextAt = (time: string): string => `next ${time}`

/** By `OutgoingFailure`, which only the server knows. */
const FAILURE_LABELS: Record<string, string> = {
  'bad-address': 'The address can’t be used',
  'not-https': 'The address is not https',
  port: 'The address has a port that nothing is sent to',
  private: 'The address leads into a private network',
  'not-found': 'There is no such host',
  unreachable: 'Nothing answered there',
  certificate: 'The certificate is not valid',
  'too-slow': 'No answer within 10 seconds',
  'too-large': 'The answer is too large',
}
export const failureLabel = (failure: string): string => FAILURE_LABELS[failure] ?? failure
