// npm run nginx: writes the stored configurations anew; SHOP_TITLE=… puts the shop's name on pages of failures.
import { writeFileSync } from 'node:fs'
import { nginxConfig } from './nginx-config.ts'
import { variants } from './variants.ts'

const folder = new URL('../../../../deploy/', import.meta.url)
for (const [name, options] of Object.entries(variants))
  writeFileSync(new URL(name, folder), nginxConfig({ ...options, shopTitle: process.env.SHOP_TITLE }))
