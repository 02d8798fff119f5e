import { expect } from 'vitest'
import { readContentRevision } from '../../src/modules/content-revision/content-revision.ts'
import type { TestApp } from '../test-app.ts'
import { eventually } from './eventually.ts'

/**
 * Until the process has seen all that was put in, which takes it up to a second: until then it names an older revision
 * of the content, or none.
 */
export const untilContentIsSeen = ({ app, database }: Pick<TestApp, 'app' | 'database'>): Promise<void> =>
  eventually(async () => {
    const { revision } = await readContentRevision(database)
    expect(app.contentRevision()).toBe(revision)
  })
