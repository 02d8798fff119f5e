import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const forms = globSync('{packages/{ui,app},apps/*}/src/**/*.tsx', { cwd: root })
  .filter((file) => !file.includes('.stories.'))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }))
  .filter(({ text }) => text.includes("from 'react-final-form'") && /<Form\b/.test(text))

test('every form is sent by the one button that is disabled while the form is invalid', () => {
  expect(forms.length).toBeGreaterThanOrEqual(9)
  for (const { file, text } of forms) {
    expect(text, file).toContain('<SubmitButton')
    expect(text, file).not.toContain('type="submit"')
  }
})
