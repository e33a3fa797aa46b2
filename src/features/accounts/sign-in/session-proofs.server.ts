import type pg from 'pg'

/** What a company's own provider has shown: who somebody is, for this company and this configuration of its provider. */
export interface SessionProof {
  companyId: string
  /** Another one with each issuer and client, so that what an earlier configuration has proved opens nothing. */
  providerId: string
}

/** As it waits with a sign-in for the second step. */
export const writtenProof = ({ companyId, providerId }: SessionProof): string => `${companyId} ${providerId}`

export function readProof(written: string | null): SessionProof | null {
  const [companyId, providerId] = written?.split(' ') ?? []
  return companyId !== undefined && providerId !== undefined ? { companyId, providerId } : null
}

/**
 * The new session is proved for this company, and for those for which the same person's session of the same browser was until now. A proof that comes
 * late, when the provider has been configured anew, is stored as well: whoever asks compares the configuration.
 */
export async function noteProofs(
  pool: pg.Pool,
  sessionId: string,
  { proves, before }: { proves: SessionProof; before: string | null },
): Promise<void> {
  await pool.query(
    `insert into session_proofs (session_id, company_id, provider_id)
     select $1::uuid, $2::uuid, $3::uuid
     union select $1::uuid, company_id, provider_id from session_proofs where session_id = $4`,
    [sessionId, proves.companyId, proves.providerId, before],
  )
}
