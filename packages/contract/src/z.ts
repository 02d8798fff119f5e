import { z } from 'zod'

// Browsers get a policy without `unsafe-eval`: zod would try out whether it may compile its checks, and the browser
// would report the try. Before the first schema is made, so schemas take `z` from here.
if (typeof document !== 'undefined') z.config({ jitless: true })

export { z }
