import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/bootstrap.mjs'

const routesOf = (app: string) =>
  globSync(join(root, 'apps', app, 'src/routes/**/*.tsx'))
    .filter((file) => !file.endsWith('.stories.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''))

test.each(['shop', 'blog', 'profile', 'admin'])(
  'every route of the %s has whole-page stories beside it',
  (app) => {
    const routes = routesOf(app)
    expect(routes.length).toBeGreaterThan(3)
    expect(routes.filter((route) => !existsSync(`${route}.stories.tsx`))).toEqual([])
  },
)
