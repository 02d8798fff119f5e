import { appConfig } from '@hojreh/ssr/vite'
import { defineConfig } from 'vite'

// Vite asks for a default export.
export default defineConfig(appConfig({ app: 'admin', maxScript: 300_000 }))
