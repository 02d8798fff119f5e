// The health check of a container: ready, or not.
const ports = { api: 8081, shop: 8082, blog: 8083, profile: 8084, admin: 8085 }
const app = process.env.APP ?? 'api'
const port = process.env[`${app.toUpperCase()}_PORT`] ?? ports[app]
const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_500) }).catch(
  () => null,
)
process.exitCode = response?.ok ? 0 : 1
