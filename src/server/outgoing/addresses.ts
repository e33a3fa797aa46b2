import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Reachable from the internet, but of the host that a server runs on: Azure's metadata. */
const OF_THE_HOST = ['168.63.129.16/32'].map((range) => ipaddr.parseCIDR(range))

/** What the internet routes. Ranges that have other addresses inside, such as NAT64 and 6to4, lie beyond it or are named by `range()`. */
const ROUTED = ipaddr.parseCIDR('2000::/3')

/** An IPv4 address that is written as an IPv6 one is the IPv4 one. */
const parsed = (address: string): Address => ipaddr.process(address.replace(/^\[|\]$/g, ''))

const isWithin = (address: Address, [range, bits]: [Address, number]): boolean =>
  address.kind() === range.kind() && address.match([range, bits] as never)

/** Whether an address belongs to the internet at large: to no private network, no machine itself and no special purpose. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text.replace(/^\[|\]$/g, ''))) return false
  const address = parsed(text)
  if (address.range() !== 'unicast' || OF_THE_HOST.some((range) => isWithin(address, range))) return false
  return address.kind() === 'ipv4' || isWithin(address, ROUTED)
}

/** Where clouds tell a machine its secrets: link-local addresses, and those of Azure, Amazon over IPv6 and Alibaba. */
const METADATA = [
  '169.254.0.0/16',
  'fe80::/10',
  '168.63.129.16/32',
  'fd00:ec2::/32',
  '100.100.100.200/32',
].map((range) => ipaddr.parseCIDR(range))

/** Whether no setting may ever make the server ask there. */
export function isMetadataAddress(text: string): boolean {
  if (!ipaddr.isValid(text.replace(/^\[|\]$/g, ''))) return true
  const address = parsed(text)
  return METADATA.some((range) => isWithin(address, range))
}

/** The private hosts and networks that the operator lets requests go to (OUTGOING_PRIVATE). */
export interface Trusted {
  /** Whether all of these addresses of the host are the operator’s own choice. */
  has(host: string, addresses: readonly string[]): boolean
  /** Whether it is named, and may be found in the machine’s own list of hosts. */
  names(host: string): boolean
  /** Whether it is named itself, by its name or address, rather than with a whole network. */
  lists(host: string, addresses: readonly string[]): boolean
}

const asRange = (entry: string): [Address, number] | null => {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry)
  if (!ipaddr.isValid(entry)) return null
  const address = parsed(entry)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,62})(\.[a-z\d]([a-z\d-]{0,62}))*$/

export const isTrustEntry = (entry: string): boolean => asRange(entry) !== null || HOST_NAME.test(entry)

/** @param entries networks such as 10.0.0.0/8, addresses and names of hosts */
export function makeTrusted(entries: readonly string[]): Trusted {
  const ranges = entries.map(asRange).filter((range) => range !== null)
  const hosts = new Set(entries.filter((entry) => asRange(entry) === null))
  const single = new Set(
    entries.filter((entry) => ipaddr.isValid(entry)).map((entry) => parsed(entry).toString()),
  )
  const isInside = (address: string) => ranges.some((range) => isWithin(parsed(address), range))
  return {
    names: (host) => hosts.has(host),
    lists: (host, addresses) => hosts.has(host) || addresses.some((address) => single.has(address)),
    has: (host, addresses) => hosts.has(host) || (addresses.length > 0 && addresses.every(isInside)),
  }
}
