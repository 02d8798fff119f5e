import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface BuiltApp {
  /** The folder that has `dist`. */
  root: string
  remove: () => void
}

/** Where Vite says which file is what. */
const manifestOf = (assets: readonly string[]) => ({
  'src/entry-browser.tsx': { file: 'assets/entry-1.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  ...Object.fromEntries(
    assets.map((name) => [
      `src/routes/${name}.tsx`,
      { file: `assets/${name}-1.js`, imports: ['_shared.js'] },
    ]),
  ),
})

/**
 * The folder of an app as its build leaves it, without anything that a browser could run.
 * @param bundle text of the server's module, which exports `render`
 * @param routes names of chunks: `home` is `src/routes/home.tsx`
 */
export const builtApp = (bundle: string, routes: readonly string[] = []): BuiltApp => {
  const root = mkdtempSync(join(tmpdir(), 'hojreh-app-'))
  const files: Record<string, string> = {
    'package.json': '{"type":"module"}',
    'dist/server/entry-server.js': bundle,
    'dist/client/.vite/manifest.json': JSON.stringify(manifestOf(routes)),
    'dist/client/speculation-rules.json': '{}',
    'dist/client/service-worker.js': '',
    'dist/client/assets/head-1.js': '',
    ...Object.fromEntries(
      routes.flatMap((name) =>
        // Packed by nothing, so that a test sees which one it got.
        ['', '.br', '.gz'].map((ending) => [`dist/client/assets/${name}-1.js${ending}`, `x${ending}`]),
      ),
    ),
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, remove: () => rmSync(root, { recursive: true }) }
}
