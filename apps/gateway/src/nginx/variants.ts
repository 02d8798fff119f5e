import type { NginxOptions } from './nginx-options.ts'

const oneHost = 'https://shop.example'
const paths = { shop: oneHost, blog: oneHost, profile: oneHost }

const adminOrigin = 'https://admin.shop.example'

const limits = { requests: 100, burst: 400, connections: 200 }
const cacheFolder = '/var/cache/nginx/hojreh'
const accessLog = '/var/log/nginx/access.log'
const tls = { certificate: '/etc/nginx/tls/shop.crt', key: '/etc/nginx/tls/shop.key' }

const common = { cacheFolder, accessLog, limits }

/** Two processes of each app on one machine, as the systemd units start them. */
const onOneMachine: NginxOptions['upstreams'] = {
  api: ['127.0.0.1:8081', '127.0.0.1:8091'],
  shop: ['127.0.0.1:8082', '127.0.0.1:8092'],
  blog: ['127.0.0.1:8083', '127.0.0.1:8093'],
  profile: ['127.0.0.1:8084', '127.0.0.1:8094'],
}

const adminOnOneMachine = { origin: adminOrigin, servers: ['127.0.0.1:8085', '127.0.0.1:8095'] }

/** The stored configurations, by their file in `deploy`. For a shop's own hosts edit them here. */
export const variants: Record<string, NginxOptions> = {
  'nginx/paths.conf': {
    ...common,
    origins: paths,
    admin: adminOnOneMachine,
    upstreams: onOneMachine,
    listen: { port: 443, plainPort: 80 },
    apiListen: '127.0.0.1:8080',
    tls,
  },
  'nginx/subdomains.conf': {
    ...common,
    origins: {
      shop: oneHost,
      blog: 'https://blog.shop.example',
      profile: 'https://account.shop.example',
    },
    admin: adminOnOneMachine,
    upstreams: onOneMachine,
    listen: { port: 443, plainPort: 80 },
    apiListen: '127.0.0.1:8080',
    tls,
  },
  'compose/nginx.conf': {
    ...common,
    origins: paths,
    admin: { origin: adminOrigin, servers: ['admin-1:8085', 'admin-2:8085'] },
    upstreams: {
      api: ['api-1:8081', 'api-2:8081'],
      shop: ['shop-1:8082', 'shop-2:8082'],
      blog: ['blog-1:8083', 'blog-2:8083'],
      profile: ['profile-1:8084', 'profile-2:8084'],
    },
    listen: { port: 8443, plainPort: 8080 },
    apiListen: '8079',
    tls,
  },
  // A service stands for its pods; the ingress before it has the certificate.
  'kubernetes/base/nginx.conf': {
    ...common,
    origins: paths,
    admin: { origin: adminOrigin, servers: ['admin:8085'] },
    upstreams: { api: ['api:8081'], shop: ['shop:8082'], blog: ['blog:8083'], profile: ['profile:8084'] },
    listen: { port: 8080 },
    trustedProxies: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  },
}
