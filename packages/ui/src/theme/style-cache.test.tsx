import { CacheProvider, css } from '@emotion/react'
import styled from '@emotion/styled'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createStyleCache, type Direction } from './style-cache.ts'

const Logical = styled.div(css({ marginInlineStart: 4, insetInlineEnd: 8 }))
const Physical = styled.div(css({ marginLeft: 4, transformOrigin: 'left' }))

const styleOf = (direction?: Direction) => {
  const cache = createStyleCache(direction)
  cache.compat = true
  renderToString(
    <CacheProvider value={cache}>
      <Logical />
      <Physical />
    </CacheProvider>,
  )
  return Object.values(cache.inserted).join('')
}

describe('the style cache', () => {
  it('mirrors physical properties and leaves logical ones alone [#13]', () => {
    const style = styleOf()
    expect(style).toContain('margin-inline-start:4px')
    expect(style).toContain('inset-inline-end:8px')
    expect(style).toContain('margin-right:4px')
    expect(style).toContain('transform-origin:right')
  })
  it('mirrors nothing left to right', () => {
    expect(styleOf('ltr')).toContain('margin-left:4px')
  })
})
