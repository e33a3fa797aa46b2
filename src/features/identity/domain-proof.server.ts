import { Resolver } from 'node:dns/promises'
import type { Config } from '../../server/config.ts'
import { proofRecord } from './domains.rules.ts'

type Found = 'proved' | 'unproved' | 'failed'

/** Nothing that is looked up takes longer than this, in milliseconds. */
const TIMEOUT = 2_000

/** Whether the domain's TXT records show this proof, as the operator's name servers or those of the machine say. */
export async function lookUpProof(
  { dnsServers }: Pick<Config, 'dnsServers'>,
  domain: string,
  proof: string,
): Promise<Found> {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 1 })
  if (dnsServers.length > 0) resolver.setServers(dnsServers)
  try {
    const records = await resolver.resolveTxt(domain)
    return records.some((pieces) => pieces.join('').trim() === proofRecord(proof)) ? 'proved' : 'unproved'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    return code === 'ENODATA' || code === 'ENOTFOUND' ? 'unproved' : 'failed'
  }
}
