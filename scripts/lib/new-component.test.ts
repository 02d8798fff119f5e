import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './bootstrap.mjs'
import { makeComponent } from './new-component.ts'

const ui = join(root, 'packages/ui')
let source: string

beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'hojreh-new-component-'))
  cpSync(join(ui, 'src/index.ts'), join(source, 'index.ts'))
})
afterEach(() => rmSync(source, { recursive: true, force: true }))

test('a new component and its story pass the linter as they are, and the package exports it', async () => {
  const [component = '', story = '', index = ''] = await makeComponent('SizeGuide', 'product', source)
  // Exits with an error when there is anything to say.
  for (const file of [component, story, index]) {
    const text = readFileSync(file, 'utf8')
    // As if it lay beside the others; answers the text as the linter would have it.
    const parameters = ['check', '--write', `--stdin-file-path=${join(ui, 'src/product/size-guide.tsx')}`]
    expect(execFileSync('biome', parameters, { cwd: root, input: text, encoding: 'utf8' })).toBe(text)
  }
  expect(component).toMatch(/product\/size-guide\.tsx$/)
  expect(story).toMatch(/product\/size-guide\.stories\.tsx$/)
  expect(readFileSync(index, 'utf8')).toContain(
    "\nexport { SizeGuide } from './product/size-guide.tsx'\nexport { StockNote",
  )
})

test('a component that is there already is left alone', async () => {
  const [component = ''] = await makeComponent('SizeGuide', 'product', source)
  const before = readFileSync(component, 'utf8')
  await expect(makeComponent('SizeGuide', 'product', source)).rejects.toThrow('is there already')
  expect(readFileSync(component, 'utf8')).toBe(before)
})

test.each(['size-guide', 'Size Guide', '../Evil', ''])('«%s» is no name of a component', async (name) => {
  await expect(makeComponent(name, 'product', source)).rejects.toThrow('no name of a component')
})
