export const API_TITLE = 'Quarterdeck'
export const API_ABOUT =
  'The product’s own queries and mutations. What a token may do is what its maker may do, narrowed by its scopes and teams.'
export const TOKEN_ABOUT = 'Made under Settings, Integrations. It begins with qd_.'
export const TOKEN_SUMMARY = 'Whose token it is and what it is for'
export const TOKEN_ANSWERED = 'Its company, its person, its scopes and its teams.'
export const KEY_ABOUT =
  'Any text of your own, up to 200 characters. A repetition under the same key within 24 hours runs nothing again and gets the same answer.'
export const CODE_ABOUT =
  'Says what is wrong, such as token/scope-missing. It stays the same, whatever the words.'
export const FINISHED_ABOUT =
  'Lists show finished work, and the audit log what was recorded, for some weeks. With finishedFrom and finishedTo they also show what was so from the one to before the other, however long ago.'
export const EVENT_ABOUT = 'The name of the event.'
export const DELIVERY_ABOUT = 'The id of the event, the same whenever it is sent again.'
export const SIGNATURE_ABOUT =
  't=<seconds>,v1=<hex>: v1 is the HMAC-SHA256 of t, a dot and the body as it came, with the webhook’s secret.'
export const TAKEN_ABOUT =
  'It was taken. Anything else, a redirect too, and no answer within 10 seconds is tried again for 24 hours.'

/** What is wrong with an input, for whoever writes the program. */
export const noSuchInput = (name: string): string => `${name}: there is no such input.`
export const inputMissing = (name: string): string => `${name}: it is missing.`
export const inputWrong = (name: string, problem: string): string =>
  `${name}: ${problem || 'it can’t have this value. The API documentation says what it takes.'}`

/** A name of the registry in words, such as “Set metric value”. */
export function callSummary(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
