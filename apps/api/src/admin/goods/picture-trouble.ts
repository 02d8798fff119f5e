import type { PictureTrouble } from '@hojreh/contract/admin'

const rules: readonly (readonly [RegExp, PictureTrouble])[] = [
  [/^status (?:404|410)\b/, 'gone'],
  [/^status \d/, 'refused'],
  [/^larger than/, 'too_large'],
  [
    /^(?:not a picture|too many redirects|not http|an address with)|unsupported image|input (?:buffer|file)/i,
    'no_picture',
  ],
]

/** What kept a picture away, in a word for which the desk has a sentence; without a reason its file never came. */
export const pictureTrouble = (failure: string | null): PictureTrouble =>
  failure === null ? 'no_file' : (rules.find(([form]) => form.test(failure))?.[1] ?? 'unreachable')
