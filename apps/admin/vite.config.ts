import { appConfig } from '@hojreh/ssr/vite'
import { defineConfig } from 'vite'

// Vite asks for a default export.
export default defineConfig(appConfig({ app: 'admin', budget: { maxScript: 300_000, maxFiles: 85 } }))
