import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/bootstrap.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: root }).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file),
)
/** Forms of react-final-form: those with rules of their own and a server that may refuse them. */
const forms = sources.filter((file) =>
  /import \{[^}]*\bForm\b[^}]*\} from 'react-final-form'/.test(read(file)),
)

test('every form is sent by the one button that knows when it may be: what the server refused can be corrected and sent', () => {
  expect(forms.length).toBeGreaterThan(8)
  const without = forms.filter((file) => {
    const text = read(file)
    return !/<SubmitButton\b/.test(text) || /type="submit"|\binvalid\b|\bhasSubmitErrors\b/.test(text)
  })
  expect(without).toEqual([])
})

/** A story beside a shared form; an app's form has it in the stories of the page where it stands. */
const pagesOf: Record<string, string> = {
  'apps/profile/src/features/info/details-form.tsx': 'apps/profile/src/routes/info.stories.tsx',
  'apps/profile/src/features/orders/return-form.tsx': 'apps/profile/src/routes/order.stories.tsx',
  'apps/profile/src/features/password/password-form.tsx':
    'apps/profile/src/routes/change-password.stories.tsx',
}

test.each(forms)('%s has a story in which it is refused and then sent', (file) => {
  const stories = pagesOf[file] ?? file.replace(/\.tsx$/, '.stories.tsx')
  expect(existsSync(join(root, stories)), stories).toBe(true)
  expect(read(stories)).toMatch(/export const \w*RefusedThenSent\b/)
})
