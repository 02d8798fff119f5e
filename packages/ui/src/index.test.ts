import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as ui from './index.ts'

const stories = globSync('**/*.stories.tsx', { cwd: import.meta.dirname }).map((file) => {
  const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
  const parts = /\bsubcomponents: \{([^}]*)\}/.exec(text)?.[1] ?? ''
  return {
    file,
    text,
    component: /\bcomponent: (\w+)/.exec(text)?.[1],
    parts: parts.match(/\w+/g) ?? [],
  }
})

/** They show nothing of their own. */
const unseen = ['Dialog', 'GlobalStyles', 'HojrehProvider', 'LinkProvider', 'OnDemand']
const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !unseen.includes(name))

describe('a designer who opens the Storybook', () => {
  it('finds every component that the apps can use', () => {
    const shown = stories.flatMap(({ component, parts }) => [component, ...parts])
    expect(components.length).toBeGreaterThan(80)
    expect(components.filter((name) => !shown.includes(name))).toEqual([])
  })

  it('sees the parts of a component in its stories', () => {
    const missing = stories.flatMap(({ file, text, parts }) =>
      parts.filter((name) => !text.includes(`<${name}`)).map((name) => `${name} in ${file}`),
    )
    expect(missing).toEqual([])
  })

  it('can play with every component before looking at its behaviours', () => {
    const played = stories.filter(({ component }) => component !== undefined)
    const missing = played.filter(({ text }) => !/^export const Playground\b/m.test(text))
    expect(missing.map(({ file }) => file)).toEqual([])
  })
})
