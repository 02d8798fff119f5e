import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from './bootstrap.mjs'

const pascalCase = /^[A-Z][A-Za-z0-9]+$/
const kebabOf = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const component = (name: string) => `import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, corner } from '../theme/vars.ts'

const Frame = styled.div(
  css({
    padding: 16,
    border: \`1px solid \${color.line}\`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
  }),
)

export type ${name}Props = { children: ReactNode }

/** Say here what it is for. */
export const ${name} = ({ children }: ${name}Props) => <Frame>{children}</Frame>
`

const story = (name: string, folder: string) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from './${kebabOf(name)}.tsx'

const meta = {
  component: ${name},
  title: '${capital(folder)}/${name}',
  args: { children: 'حجره' },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('حجره')).toBeVisible()
  },
}
`

/** The index with one more export, in the order in which the linter wants them: by path. */
const withExport = (index: string, name: string, folder: string): string => {
  const line = `export { ${name} } from './${folder}/${kebabOf(name)}.tsx'`
  const pathOf = (text: string) => /from '(.+)'/.exec(text)?.[1] ?? ''
  const statements = index.trimEnd().split(/\n(?=export )/)
  const place = statements.findIndex((statement) => pathOf(statement) > pathOf(line))
  return `${statements.toSpliced(place === -1 ? statements.length : place, 0, line).join('\n')}\n`
}

/**
 * Makes a component of packages/ui with its story and exports it.
 * @param name such as `SizeGuide`
 * @param folder of packages/ui/src, such as `elements`
 * @param source packages/ui/src
 * @returns the files that were written
 */
export const makeComponent = async (name: string, folder: string, source: string): Promise<string[]> => {
  if (!pascalCase.test(name))
    throw new Problem(`"${name}" is no name of a component: write it like SizeGuide.`)
  if (!/^[a-z-]+$/.test(folder)) throw new Problem(`"${folder}" is no folder of packages/ui/src.`)
  const path = join(source, folder, kebabOf(name))
  const index = join(source, 'index.ts')
  const files = { [`${path}.tsx`]: component(name), [`${path}.stories.tsx`]: story(name, folder) }
  for (const file of Object.keys(files)) if (existsSync(file)) throw new Problem(`${file} is there already.`)
  await mkdir(join(source, folder), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(file, text)
  await writeFile(index, withExport(await readFile(index, 'utf8'), name, folder))
  return [...Object.keys(files), index]
}
