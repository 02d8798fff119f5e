import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/bootstrap.mjs'

const routesOf = (app: string) => {
  const tables = globSync(join(root, 'apps', app, 'src/{routes,pages}.ts')).map((file) =>
    readFileSync(file, 'utf8'),
  )
  return [...tables.join().matchAll(/'(src\/routes\/[\w-]+)\.tsx'/g)].map(([, file]) => `apps/${app}/${file}`)
}

test.each(['shop', 'blog', 'profile'])('every route of the %s has whole-page stories beside it', (app) => {
  const routes = routesOf(app)
  expect(routes.length).toBeGreaterThan(3)
  expect(routes.filter((route) => !existsSync(join(root, `${route}.stories.tsx`)))).toEqual([])
})
