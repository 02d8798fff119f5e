import type { SignedPasskey } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { passkeyRepository } from './passkey.repository.ts'
import { readSignature } from './passkeys.ts'

/**
 * Whether a member's passkey signed the challenge. The row is held: of two signatures by a device that counts, the
 * older one is refused.
 */
export const takePasskey = async (
  tx: Db,
  staffId: string,
  { challenge, origin, now }: { challenge: string; origin: string; now: Date },
  signed: SignedPasskey,
): Promise<boolean> => {
  const repository = passkeyRepository(tx)
  const passkey = await repository.lockByCredential(signed.id)
  if (passkey?.staffId !== staffId) return false
  const counter = await readSignature(origin, challenge, passkey, signed)
  if (counter === null) return false
  await repository.use(passkey, counter, now)
  return true
}
