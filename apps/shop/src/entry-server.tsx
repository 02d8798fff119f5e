import { createRenderer } from '@hojreh/app/render'
import { createRoutes } from './routes.ts'

export const render = createRenderer({ app: 'shop', createRoutes })
