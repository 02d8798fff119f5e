// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchBuild } from './build-watch.ts'
import { ignoreChunkLoadError, mayReload, reloadOnChunkLoadError } from './chunk-guard.ts'

const HOUR = 3_600_000

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a chunk that failed to load', () => {
  it('reloads the page at most once in 10 s', { tags: ['§9.12', '§D7.2'] }, () => {
    expect(mayReload(100_000)).toBe(true)
    expect(mayReload(109_999)).toBe(false)
    expect(mayReload(110_000)).toBe(true)
  })

  it('does not reload when nothing can remember that it did', { tags: ['§D7.2'] }, () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(mayReload(100_000)).toBe(false)
    full.mockRestore()
  })
})

describe('code that did not come', () => {
  /** Fails as in Vite's builds: the event comes before the importing code learns of the failure. */
  const failing = async () => {
    const payload = new TypeError('Failed to fetch dynamically imported module')
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    throw payload
  }
  const reload = vi.fn()
  reloadOnChunkLoadError(reload)
  beforeEach(() => reload.mockClear())

  it('reloads a page that cannot do without it', async () => {
    await failing().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('leaves a page alone that goes on without it, with all that was typed', async () => {
    expect(await failing().catch(ignoreChunkLoadError)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('the hourly build check', () => {
  const answering = (body: unknown, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify(body), { status })),
    )

  it('tells once when a newer build is out', { tags: ['§9.11'] }, async () => {
    answering({ build: 'b' })
    const onOutdated = vi.fn()
    const watch = watchBuild('/_shop/build.json', 'a', HOUR)
    watch.subscribe(onOutdated)
    await vi.advanceTimersByTimeAsync(HOUR - 1)
    expect(fetch).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(watch.isOutdated()).toBe(true)
    await vi.advanceTimersByTimeAsync(3 * HOUR)
    expect(onOutdated).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the same build', { build: 'a' }, 200],
    ['an answer without a build', {}, 200],
    ['a failing server', { build: 'b' }, 503],
  ])('takes %s for nothing new', { tags: ['§D7.3'] }, async (_what, body, status) => {
    answering(body, status)
    const watch = watchBuild('/_shop/build.json', 'a', HOUR)
    await vi.advanceTimersByTimeAsync(2 * HOUR)
    expect(watch.isOutdated()).toBe(false)
    watch.stop()
  })

  it('takes a lost network for nothing new', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('offline'))),
    )
    const watch = watchBuild('/_shop/build.json', 'a', HOUR)
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(watch.isOutdated()).toBe(false)
    watch.stop()
  })
})
