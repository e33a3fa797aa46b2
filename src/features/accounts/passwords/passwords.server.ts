import { hash, verify } from '@node-rs/argon2'

// argon2id is the library's default. 64 MiB and 3 passes take a sign-in some 0.1 s and a guesser with a
// graphics card about as long.
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST)

export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password.normalize('NFKC'))
