/** Loaded with the first code, because most servers start without needing one. */
const library = () => import('otplib/functional')

const STEP_SECONDS = 30
const ISSUER = 'Quarterdeck'

export const newSecret = async (): Promise<string> => (await library()).generateSecret()

/** What an authenticator app reads from the QR code. */
export const uriOf = async (email: string, secret: string): Promise<string> =>
  (await library()).generateURI({ issuer: ISSUER, label: email, secret })

/** The step of 30 s that a code belongs to, if it is this one or one next to it; null if the code is wrong. */
export async function stepOf(secret: string, code: string): Promise<number | null> {
  const { verifySync } = await library()
  const result = verifySync({ secret, token: code, epochTolerance: STEP_SECONDS })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
