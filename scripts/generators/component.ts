import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../lib/bootstrap.mjs'
import { writeAll } from './files.ts'

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

const pathOf = (text: string) => /from '(.+)'/.exec(text)?.[1] ?? ''

/**
 * A component of packages/ui with its story, exported (docs/guides/add-a-component.md).
 * @param name such as `SizeGuide`
 * @param folder of packages/ui/src, such as `elements`
 */
export const makeComponent = async (root: string, name: string, folder = 'elements'): Promise<string[]> => {
  if (!pascalCase.test(name))
    throw new Problem(`"${name}" is no name of a component: write it like SizeGuide.`)
  if (!/^[a-z-]+$/.test(folder)) throw new Problem(`"${folder}" is no folder of packages/ui/src.`)
  const path = `packages/ui/src/${folder}/${kebabOf(name)}`
  const line = `export { ${name} } from './${folder}/${kebabOf(name)}.tsx'`
  const file = 'packages/ui/src/index.ts'
  const exported = (await readFile(join(root, file), 'utf8')).trimEnd().split(/\n(?=export )/)
  // In the order in which the linter wants them: by path.
  const next = exported.find((statement) => pathOf(statement) > pathOf(line))
  return writeAll(root, { [`${path}.tsx`]: component(name), [`${path}.stories.tsx`]: story(name, folder) }, [
    next === undefined
      ? { file, after: exported.at(-1) ?? '', lines: `\n${line}` }
      : { file, before: next, lines: `${line}\n` },
  ])
}
