import { appConfig } from '@hojreh/app/vite'
import { defineConfig } from 'vite'

// Vite asks for a default export.
export default defineConfig(
  appConfig({ app: 'blog', heaviest: { script: 149_200, routes: { 'src/routes/article.tsx': 155_500 } } }),
)
