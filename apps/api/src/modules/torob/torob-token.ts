import { createPublicKey, type KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'

/** The version of the token that Torob sends today. */
const TOKEN_VERSION = '1'
const CLOCK_TOLERANCE_SECONDS = 60
/** The prefix of the 32 bytes of an Ed25519 key in SPKI form (RFC 8410). */
const SPKI_START = Buffer.from('302a300506032b6570032100', 'hex')
const RAW_LENGTH = 32

/** Reads an Ed25519 public key: PEM, the base64 inside it, or the base64 of its 32 bytes. */
export const readPublicKey = (text: string): KeyObject => {
  const bytes = Buffer.from(text.replace(/-----[^-]+-----|\s/g, ''), 'base64')
  const der = bytes.length === RAW_LENGTH ? Buffer.concat([SPKI_START, bytes]) : bytes
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('TOROB_PUBLIC_KEY is no Ed25519 key')
  return key
}

/** Whether a request is signed by Torob for this host. A token for another shop is worth nothing here. */
export const makeTorobCheck = (publicKey: KeyObject, publicOrigin: string) => {
  const { host, hostname } = new URL(publicOrigin)
  return async (token: unknown, version: unknown): Promise<boolean> => {
    if (typeof token !== 'string' || version !== TOKEN_VERSION) return false
    try {
      await jwtVerify(token, publicKey, {
        algorithms: ['EdDSA', 'Ed25519'],
        audience: [host, hostname],
        requiredClaims: ['exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      })
      return true
    } catch {
      return false
    }
  }
}
