import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/**
 * argon2id with OWASP's parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
 * argon2id is the library's default; its constant for it is a `const enum`, which does not exist at run time.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

// The hash of a random password, made at the first use: it is compared where the account has no password.
let nobody: Promise<string> | undefined

/**
 * Whether the password is right. Costs the same when there is no account or no password, so that the time reveals
 * neither.
 */
export const isPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword(randomBytes(24).toString('base64url'))
  const isSame = await verify(passwordHash ?? (await nobody), password)
  return isSame && passwordHash !== null
}
