import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** User present, user verified, attested credential data (WebAuthn, section 6.1). */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 }

/** A device that makes passkeys and signs with them, as a browser hands its answers on. */
export const makeAuthenticator = (origin: string) => {
  const rpId = new URL(origin).hostname
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let userHandle = ''
  let counter = 0

  const clientDataOf = (type: string, challenge: string, of = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: of, crossOrigin: false }))
  const dataOf = (flag: number, host = rpId) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flag]), count])
  }
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  return {
    id: base64url(credentialId),

    make: ({ challenge, user }: { challenge: string; user: { id: string } }, isVerified = true) => {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const flag = flags.present | (isVerified ? flags.verified : 0) | flags.attested
      const authData = Buffer.concat([dataOf(flag), Buffer.alloc(16), length, credentialId, coseKey()])
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        id: base64url(credentialId),
        clientData: base64url(clientDataOf('webauthn.create', challenge)),
        attestation: base64url(attestation),
        transports: ['internal' as const],
      }
    },

    /** @param told what a deceitful page or device would say in the place of the truth */
    sign: (
      { challenge }: { challenge: string },
      told: { origin?: string; host?: string; isVerified?: boolean; isCopy?: boolean } = {},
    ) => {
      if (!told.isCopy) counter += 1
      const clientData = clientDataOf('webauthn.get', challenge, told.origin)
      const flag = flags.present | (told.isVerified === false ? 0 : flags.verified)
      const authenticatorData = dataOf(flag, told.host)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      return {
        id: base64url(credentialId),
        clientData: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle,
      }
    },
  }
}

export type TestAuthenticator = ReturnType<typeof makeAuthenticator>
