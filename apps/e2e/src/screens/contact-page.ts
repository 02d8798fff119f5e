import type { Screen } from './screen.types.ts'
import { type Outfit, outfits, outfitsOf, type Report } from './screenshot-folder.ts'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const idOf = ({ name }: Outfit) => `o-${name.replace('.', '-')}`

const worstOf = ({ shifts }: Report): number => Math.max(0, ...Object.values(shifts))

const figureOf = (screen: Screen, report: Report): string => {
  const pictures = outfitsOf(screen).map((outfit) => {
    const file = `${screen.name}.${outfit.name}`
    return `<a data-of="${idOf(outfit)}" href="${file}.png"><img loading="lazy" src="small/${file}.webp" alt="${file}"></a>`
  })
  const told = report.findings.map((finding) => `<li>${escapeHtml(finding)}</li>`).join('')
  return `<figure><figcaption>${screen.name} <small>CLS ${worstOf(report).toFixed(4)}</small></figcaption>${pictures.join('')}${told && `<ul>${told}</ul>`}</figure>`
}

/** Only pictures of the chosen outfit are in sight; a screen that has none of it is not, either. */
const choiceOf = (outfit: Outfit) =>
  `body:has(#${idOf(outfit)}:checked) :is(a[data-of]:not([data-of="${idOf(outfit)}"]),figure:not(:has([data-of="${idOf(outfit)}"]))){display:none}`

const STYLE = `body{font:14px sans-serif;margin:0 24px 24px;background:#d6d3cc;color:#1e2430}
header{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:4px 20px;padding:12px 0;background:#d6d3cc}
section{display:flex;flex-wrap:wrap;gap:16px 12px;align-items:flex-start}h2{flex:1 0 100%;margin:24px 0 0}
figure{margin:0}figcaption{padding-bottom:2px}small{color:#596070}ul{max-width:280px;color:#b3243b;overflow-wrap:anywhere}
${outfits.map(choiceOf).join('\n')}`

/** The whole shop on one page: one outfit at a time, sections under each other, full pictures behind the small ones. */
export const pageOf = (
  sections: readonly { title: string; screens: readonly Screen[] }[],
  reports: readonly Report[],
): string => {
  const reportOf = new Map(reports.map((report) => [report.name, report]))
  const findings = reports.reduce((sum, report) => sum + report.findings.length, 0)
  const most = Math.max(0, ...reports.map(worstOf))
  const choices = outfits.map(
    (outfit, index) =>
      `<label><input type="radio" name="outfit" id="${idOf(outfit)}"${index === 0 ? ' checked' : ''}> ${outfit.width} ${outfit.scheme}</label>`,
  )
  const parts = sections.map(
    ({ title, screens }) =>
      `<section><h2>${title}</h2>${screens.map((screen) => figureOf(screen, reportOf.get(screen.name) as Report)).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Hojreh: every screen</title><style>${STYLE}</style><header>${choices.join('')}<b>${reports.length} screens, axe: ${findings}, CLS at most ${most.toFixed(4)}</b></header>${parts.join('')}</html>`
}
