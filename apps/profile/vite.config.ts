import { appConfig } from '@hojreh/ssr/vite'
import { defineConfig } from 'vite'

// 40 kB beside what a visitor of another app already has (the libraries' 110.9 and the head's 0.7). Vite asks for a default export.
export default defineConfig(appConfig({ app: 'profile', maxScript: 215_000 }))
