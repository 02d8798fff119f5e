import { appConfig } from '@hojreh/app/vite'
import { defineConfig } from 'vite'

// Vite asks for a default export.
export default defineConfig(
  appConfig({ app: 'shop', heaviest: { script: 204_000, routes: { 'src/routes/contact-us.tsx': 225_000 } } }),
)
