import { deriveKey, keyedHash } from '../../shared/keys.ts'
import { openText, sealText } from '../../shared/sealed-text.ts'
import { totpSecretOf } from './totp.ts'

/** Hashes and seals of what the staff signs in with, each under a key of its own. */
export const staffKeys = (secret: string) => {
  const codeKey = deriveKey(secret, 'staff-code')
  const totpKey = deriveKey(secret, 'staff-totp')
  return {
    hashOfCode: (kind: 'sms' | 'invitation' | 'recovery' | 'ticket', ...parts: string[]): string =>
      keyedHash(codeKey, kind, ...parts),
    sealTotp: (totpSecret: string): string => sealText(totpKey, totpSecret),
    openTotp: (sealed: string): string => {
      const opened = openText(totpKey, sealed)
      if (opened === null) throw new Error('the second factor was sealed with another SECRET')
      return opened
    },
    /** Of the demo's owner: another one in each shop. */
    demoTotp: (): string => totpSecretOf(deriveKey(secret, 'demo-owner-totp').export()),
  }
}
