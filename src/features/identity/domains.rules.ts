/** Where anybody can have an address: no company speaks for these. */
const PUBLIC_MAIL = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com rocketmail.com aol.com icloud.com me.com mac.com
  proton.me protonmail.com pm.me gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de mail.com mail.ru yandex.com yandex.ru
  zoho.com fastmail.com hey.com tutanota.com tuta.io posteo.de mailbox.org qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net
  orange.fr wanadoo.fr free.fr laposte.net libero.it virgilio.it btinternet.com sky.com comcast.net verizon.net att.net bellsouth.net
  hotmail.co.uk hotmail.fr hotmail.de hotmail.it live.co.uk outlook.de outlook.fr yahoo.co.uk yahoo.de yahoo.fr yahoo.it yahoo.co.jp
  yahoo.com.br uol.com.br bol.com.br terra.com.br rediffmail.com bigpond.com optusnet.com.au duck.com mailinator.com guerrillamail.com`.split(
    /\s+/,
  ),
)

export const isPublicMail = (domain: string): boolean => PUBLIC_MAIL.has(domain)

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** Whether this can be the domain of mail addresses: two labels at least, in lower case, and no address in figures. */
export function isDomain(text: string): boolean {
  const labels = text.split('.')
  return (
    text.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1)!)
  )
}

/** What was entered as the form in which domains are stored: without an @ in front, in lower case. */
export const normalDomain = (text: string): string => text.trim().toLowerCase().replace(/^@/, '')

/** What follows the last @ of an address; '' if there is none. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1 || email.length)

/** What the TXT record of a domain has to say. */
export const proofRecord = (proof: string): string => `quarterdeck-verification=${proof}`
