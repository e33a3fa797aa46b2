import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

const BRACKETED = /^\[([^\]]+)\](?::\d{1,5})?$/
const V4_WITH_PORT = /^(\d+(?:\.\d+){3}):\d{1,5}$/

/** An address in its one plain form, without the port that some proxies append; null if the text is no address. */
export function plainAddress(text: string): string | null {
  const trimmed = text.trim()
  const address = (BRACKETED.exec(trimmed) ?? V4_WITH_PORT.exec(trimmed))?.[1] ?? trimmed
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null
  return ipaddr.process(address).toString()
}

/**
 * Whom limits count as one: an IPv4 address, or an IPv6 network, because a household or a machine usually has a whole /64. An
 * IPv4 address written as IPv6 is the same address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString()
}

/**
 * What is recorded of an address: enough to tell an office from another country, too little to name a household. An IPv4 network of
 * 256 addresses, or the /48 that an IPv6 site has; null if the text is no address.
 */
export function networkPrefix(address: string): string | null {
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString() + '/48'
    : ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString() + '/24'
}

/**
 * Leaves the visitor's plain address as the only one that was forwarded. There is one proxy, and it adds the last entry of
 * X-Forwarded-For; a visitor can forge the ones before it. Returns false if that entry is no address.
 */
export function takeForwarded({ headers }: IncomingMessage): boolean {
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined) return true
  const address = plainAddress(String(forwarded).split(',').at(-1)!)
  if (address === null) return false
  headers['x-forwarded-for'] = address
  return true
}

/** The visitor's address of a request whose forwarded addresses have been taken. */
export const forwardedAddress = ({ headers, socket }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? socket.remoteAddress)
