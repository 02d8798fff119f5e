import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
const SECRET_BYTES = 20

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The secret of some bytes, for the demo. */
export const totpSecretOf = (bytes: Buffer): string =>
  new Secret({ buffer: new Uint8Array(bytes.subarray(0, SECRET_BYTES)).buffer }).base32

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6, issuer, label })

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, phone: string): string =>
  totpOf(secret, issuer, phone).toString()

/** The code that an app shows at this moment. */
export const totpCode = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() })

/** The 30 seconds that a code is of; null when it is wrong. One step to either side, for clocks that differ. */
export const totpStep = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1_000 / STEP_SECONDS) + delta
}
