/**
 * Carries what an account has at present into the companies of its person, and again if it changed meanwhile: another node may have carried
 * the change by then, and been overtaken by this one. It can run again and again.
 * @param read answers undefined once the account is gone
 */
export async function carryPresent<Value>(
  read: () => Promise<Value | undefined>,
  carry: (value: Value) => Promise<void>,
): Promise<void> {
  let carried: Value | undefined
  let present = await read()
  while (present !== undefined && present !== carried) {
    await carry(present)
    carried = present
    present = await read()
  }
}
