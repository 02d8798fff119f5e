import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageOf } from './contact-page.ts'
import { drawSheet, drawTile } from './contact-tiles.ts'
import { sections } from './screens.ts'
import { outfits, outfitsOf, type Report, screenshotFolder } from './screenshot-folder.ts'

const fileOf = (name: string) => join(screenshotFolder, `${name}.json`)
const readReport = async (name: string) => JSON.parse(await readFile(fileOf(name), 'utf8')) as Report

/** Makes `index.html` and a sheet of small pictures for each outfit from what the walk left; runs after it. */
const makeContactSheet = async (): Promise<void> => {
  const walked = sections.map(({ title, screens }) => ({
    title,
    screens: screens.filter(({ name }) => existsSync(fileOf(name))),
  }))
  await mkdir(join(screenshotFolder, 'small'), { recursive: true })
  for (const outfit of outfits) {
    const worn = walked.map(({ title, screens }) => ({
      title,
      names: screens.filter((screen) => outfitsOf(screen).includes(outfit)).map(({ name }) => name),
    }))
    for (const { names } of worn) await Promise.all(names.map((name) => drawTile(name, outfit)))
    await drawSheet(worn, outfit)
  }
  const all = walked.flatMap(({ screens }) => screens)
  const reports = await Promise.all(all.map(({ name }) => readReport(name)))
  await writeFile(join(screenshotFolder, 'index.html'), pageOf(walked, reports))
  process.stdout.write(`\n${all.length} screens: ${join(screenshotFolder, 'index.html')}\n`)
}

// Playwright asks for a default export.
export default makeContactSheet
