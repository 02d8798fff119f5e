import { appConfig } from '@hojreh/app/vite'
import { defineConfig } from 'vite'

// 40 kB beside the libraries that a visitor of another app already has (110.9). Vite asks for a default export.
export default defineConfig(appConfig({ app: 'profile', maxScript: 150_900 }))
