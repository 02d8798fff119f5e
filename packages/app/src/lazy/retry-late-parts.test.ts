// @vitest-environment jsdom
import { toastsSlice } from '@hojreh/auth'
import { configureStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { announceChunkRetry } from '../browser/chunk-retry.ts'
import { retryLateParts } from './retry-late-parts.ts'

it('a part that does not come is told in a toast', () => {
  const store = configureStore({ reducer: { toasts: toastsSlice.reducer } })
  retryLateParts(store.dispatch)
  announceChunkRetry()
  expect(store.getState().toasts).toMatchObject([
    { kind: 'warning', title: 'اتصال اینترنت برقرار نیست یا کند است؛ به‌محض وصل شدن ادامه می‌دهیم' },
  ])
})
