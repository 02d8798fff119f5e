import { appConfig } from '@hojreh/app/vite'
import { defineConfig } from 'vite'

export default defineConfig(appConfig({ app: 'blog' }))
