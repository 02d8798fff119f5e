import type { PictureSource } from '../product/card/product-picture.tsx'

/** Simple drawings, so that stories need no network and always look the same. */
const drawings = {
  rug: (a: string, b: string) =>
    `<rect width="400" height="400" fill="${a}"/><g fill="none" stroke="${b}" stroke-width="6"><rect x="34" y="34" width="332" height="332"/><rect x="58" y="58" width="284" height="284" stroke-width="2"/><path d="M200 90 310 200 200 310 90 200Z"/><path d="M200 130 270 200 200 270 130 200Z" stroke-width="3"/></g><path d="M200 160 240 200 200 240 160 200Z" fill="${b}"/><g fill="${b}"><circle cx="98" cy="98" r="12"/><circle cx="302" cy="98" r="12"/><circle cx="98" cy="302" r="12"/><circle cx="302" cy="302" r="12"/></g>`,
  bowl: (a: string, b: string) =>
    `<rect width="400" height="400" fill="#f3ece0"/><ellipse cx="200" cy="318" rx="120" ry="14" fill="#d9cdb8"/><path d="M72 172h256c0 84-54 138-128 138S72 256 72 172Z" fill="${a}"/><path d="M82 214h236" stroke="${b}" stroke-width="10"/><path d="M92 236h216" stroke="${b}" stroke-width="3"/><ellipse cx="200" cy="172" rx="128" ry="32" fill="${b}"/><ellipse cx="200" cy="176" rx="108" ry="22" fill="${a}" opacity=".7"/>`,
  tin: (a: string, b: string) =>
    `<rect width="400" height="400" fill="#f6efe3"/><ellipse cx="200" cy="334" rx="96" ry="12" fill="#ddd0ba"/><rect x="112" y="130" width="176" height="200" rx="14" fill="${a}"/><rect x="104" y="98" width="192" height="46" rx="10" fill="${b}"/><path d="M150 300v-62c0-26 30-26 50-48 20 22 50 22 50 48v62Z" fill="${b}"/><circle cx="200" cy="256" r="22" fill="${a}"/>`,
  glass: (a: string, b: string) =>
    `<rect width="400" height="400" fill="#eef1ee"/><ellipse cx="200" cy="330" rx="104" ry="18" fill="${b}"/><path d="M148 90h104c4 60-22 72-22 116s32 52 28 112H142c-4-60 28-68 28-112s-26-56-22-116Z" fill="${a}" opacity=".85"/><path d="M150 108h100" stroke="#fff" stroke-width="6" opacity=".7"/>`,
  book: (a: string, b: string) =>
    `<rect width="400" height="400" fill="#f2ebdf"/><path d="M110 70h176a14 14 0 0 1 14 14v246H124a14 14 0 0 1-14-14Z" fill="${a}"/><path d="M124 318h176v12H124a8 8 0 0 1 0-12Z" fill="#fff"/><path d="M160 270v-80c0-30 28-32 46-56 18 24 46 26 46 56v80Z" fill="none" stroke="${b}" stroke-width="5"/><circle cx="206" cy="216" r="18" fill="${b}"/>`,
}
type Kind = keyof typeof drawings

const palettes = [
  ['#8f2433', '#e8c170'],
  ['#0e6f77', '#f2e3c2'],
  ['#22356f', '#d8a23d'],
  ['#3e7a3a', '#f0e2bb'],
  ['#7a4a21', '#e6c795'],
] as const

/** A drawing of `kind` in one of the palettes, as a picture of 400 × 400. */
export const picture = (kind: Kind, palette = 0, alt = ''): PictureSource => {
  const [a, b] = palettes[palette % palettes.length] ?? palettes[0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${drawings[kind](a, b)}</svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 400, height: 400, alt, color: a }
}
