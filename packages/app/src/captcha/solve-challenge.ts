import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Puzzle {
  /** Hex of SHA-256 over salt and the number looked for. */
  challenge: string
  salt: string
  maxnumber: number
}

const isSame = (one: Uint8Array, other: Uint8Array) => one.every((byte, index) => byte === other[index])

/**
 * The number whose hash with the salt is the challenge (ALTCHA's proof of work); null when there is none.
 * Not by WebCrypto: one short hash after another is faster without its promises, and it is absent on plain http.
 */
export const solveChallenge = ({ challenge, salt, maxnumber }: Puzzle): number | null => {
  const wanted = hexToBytes(challenge)
  const salted = sha256.create().update(utf8ToBytes(salt))
  for (let number = 0; number <= maxnumber; number += 1) {
    if (
      isSame(
        wanted,
        salted
          .clone()
          .update(utf8ToBytes(String(number)))
          .digest(),
      )
    )
      return number
  }
  return null
}
