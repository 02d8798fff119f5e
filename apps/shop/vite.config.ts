import { appConfig } from '@hojreh/ssr/vite'
import { defineConfig } from 'vite'

// Vite asks for a default export.
export default defineConfig(appConfig({ app: 'shop', budget: { maxScript: 215_000, maxFiles: 26 } }))
