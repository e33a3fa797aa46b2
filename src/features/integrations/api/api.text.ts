export const API_TITLE = 'Quarterdeck'
export const API_ABOUT =
  'The product’s own queries and mutations. What a token may do is what its maker may do, narrowed by its scopes and teams.'
export const TOKEN_ABOUT = 'Made under Settings, Integrations. It begins with qd_.'
export const KEY_ABOUT =
  'Any text of your own, up to 200 characters. A repetition under the same key within 24 hours runs nothing again and gets the same answer.'

/** A name of the registry in words, such as “Set metric value”. */
export function callSummary(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
