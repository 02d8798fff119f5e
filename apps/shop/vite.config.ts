import { appConfig } from '@hojreh/app/vite'
import { defineConfig } from 'vite'

// Vite asks for a default export.
export default defineConfig(
  appConfig({
    app: 'shop',
    heaviest: {
      script: 167_000,
      routes: {
        'src/routes/cart.tsx': 173_000,
        'src/routes/product.tsx': 171_500,
        'src/routes/contact-us.tsx': 197_500,
      },
    },
  }),
)
