import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { magazineMessages } from '../../apps/blog/src/features/magazine/magazine.messages.ts'
import { root } from '../lib/bootstrap.mjs'

const TEXT = 'src/features/magazine/magazine.messages.ts'
/** What the next version of the blog says in the place of today's lead. */
export const NEXT_LEAD = 'نسخه‌ی بعدی بلاگ'

/** Builds a next version of the blog in a folder of its own: another text, and so other files for browsers. */
export const buildNextBlog = (folder: string): void => {
  const blog = join(root, 'apps/blog')
  for (const name of ['src', 'package.json', 'vite.config.ts'])
    cpSync(join(blog, name), join(folder, name), { recursive: true })
  symlinkSync(join(blog, 'node_modules'), join(folder, 'node_modules'))
  const text = readFileSync(join(folder, TEXT), 'utf8')
  writeFileSync(join(folder, TEXT), text.replace(magazineMessages.lead, NEXT_LEAD))
  for (const parameters of [
    ['build'],
    ['build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'],
  ]) {
    const { status, stderr } = spawnSync(join(folder, 'node_modules/.bin/vite'), parameters, {
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The next version of the blog could not be built:\n${stderr}`)
  }
}
