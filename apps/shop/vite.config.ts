import { appConfig } from '@hojreh/app/vite'
import { defineConfig } from 'vite'

// Vite asks for a default export.
export default defineConfig(
  appConfig({
    app: 'shop',
    heaviest: {
      script: 150_000,
      routes: {
        'src/routes/shop.tsx': 155_000,
        'src/routes/search.tsx': 154_600,
        'src/routes/product.tsx': 157_400,
        'src/routes/cart.tsx': 162_100,
      },
    },
  }),
)
