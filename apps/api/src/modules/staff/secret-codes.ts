import { randomBytes } from 'node:crypto'

/** RFC 4648: no digits that look like letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Five random bits each. */
const newCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** As the contract reads them back, without the dashes. */
export const newInvitationCode = (): string => newCode(16)
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => newCode(10))

/** In groups, to be copied by hand. */
export const grouped = (code: string, size: number): string =>
  (code.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join('-')
