import ipaddr from 'ipaddr.js'

/** Whether a host name or an address, as it stands in a URL or on a socket, means this machine only. */
export function isLoopback(host: string): boolean {
  if (/^(.+\.)?localhost$/.test(host)) return true
  const address = host.replace(/^\[(.+)\]$/, '$1')
  // Only whole addresses count: anybody can point a name such as 127.evil.example here.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  return isAddress && ipaddr.process(address).range() === 'loopback'
}
