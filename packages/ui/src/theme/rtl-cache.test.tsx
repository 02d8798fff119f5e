import { CacheProvider, css } from '@emotion/react'
import styled from '@emotion/styled'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createRtlCache } from './rtl-cache.ts'
import { createStyleCache } from './style-cache.ts'

const Logical = styled.div(css({ marginInlineStart: 4, insetInlineEnd: 8 }))
const Physical = styled.div(css({ marginLeft: 4 }))

const styleOf = (cache: ReturnType<typeof createRtlCache>) => {
  cache.compat = true
  renderToString(
    <CacheProvider value={cache}>
      <Logical />
      <Physical />
    </CacheProvider>,
  )
  return Object.values(cache.inserted).join('')
}

describe('the style caches', () => {
  it('mirrors physical properties of MUI and leaves our logical ones alone [#13]', () => {
    const style = styleOf(createRtlCache())
    expect(style).toContain('margin-inline-start:4px')
    expect(style).toContain('inset-inline-end:8px')
    expect(style).toContain('margin-right:4px')
  })
  it('mirror nothing of the page itself', () => {
    expect(styleOf(createStyleCache())).toContain('margin-left:4px')
  })
})
