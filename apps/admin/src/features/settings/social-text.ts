import type { ShopSettings } from '@hojreh/contract/admin'

type Social = ShopSettings['social']

/** Networks as people type them: one on each line, its name before a colon. */
export const socialText = (social: Social): string =>
  social.map(({ title, url }) => `${title}: ${url}`).join('\n')

/** What {@link socialText} wrote, or a person. What is no address is left to the server to refuse. */
export const socialOf = (text: string): Social =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, title = '', url = ''] = /^([^:]*):(.*)$/.exec(line) ?? ['', line, '']
      return { title: title.trim(), url: url.trim() }
    })
