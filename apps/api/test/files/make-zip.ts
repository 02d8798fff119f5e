import { crc32, deflateRawSync } from 'node:zlib'

interface ZipEntry {
  name: string
  content?: Buffer
  /** In the place of the true size of the content. */
  saidSize?: number
}

const DEFLATED = 8
const UTF8 = 0x800

/** A ZIP file of deflated entries (APPNOTE.TXT 4.3), truthful or not. */
export const makeZip = (entries: readonly ZipEntry[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name: text, content = Buffer.from(text), saidSize = content.length } of entries) {
    const name = Buffer.from(text)
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(UTF8, 2)
    common.writeUInt16LE(DEFLATED, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(saidSize, 18)
    common.writeUInt16LE(name.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, place, name]))
    files.push(file)
    offset += file.length
  }
  const names = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(names.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, names, Buffer.from('PK\x05\x06'), end])
}
