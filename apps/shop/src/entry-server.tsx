import { createRenderer } from '@hojreh/ssr/render'
import { createRoutes } from './routes.ts'

export const render = createRenderer({ app: 'shop', createRoutes })
