import ipaddr from 'ipaddr.js'

/** Whether a host name or an address, as found in a URL or on a socket, can only mean this machine. */
export function isLoopback(host: string): boolean {
  if (/^(.+\.)?localhost$/.test(host)) return true
  const address = host.replace(/^\[(.+)\]$/, '$1')
  // Only complete addresses count: anyone can point a name such as 127.evil.example at this machine.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  return isAddress && ipaddr.process(address).range() === 'loopback'
}
