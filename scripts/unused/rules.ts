import type { KnipConfig } from 'knip'

// What is there is used: `npm run verify` fails for a dependency, a file or an export that nothing imports, and for an
// import that its package does not declare.
const rules = {
  include: ['dependencies', 'unlisted', 'files', 'exports', 'types'],
  ignoreExportsUsedInFile: true,
  workspaces: {
    'apps/*': { entry: ['src/{server,entry-browser,entry-server}.{ts,tsx}'] },
    // Commands of their own: `npm run contract:release`, `npm run nginx` and what `npm run rehearse` starts.
    'apps/api': { entry: ['src/contract-release/store.ts', 'test/servers/serve-object-store.ts'] },
    'apps/gateway': { entry: ['src/nginx/write.ts'] },
    '.': {
      entry: ['scripts/**/*.{ts,mjs}'],
      project: ['scripts/**/*.{ts,mjs}', '!scripts/**/fixture/**'],
      ignore: ['scripts/**/fixture/**'],
      // The parser of dependency-cruiser, a command of the scripts, and models that a test loads by a manifest's kind.
      ignoreDependencies: ['@swc/core', 'turbo', 'kubernetes-models'],
    },
    'apps/e2e': {
      entry: ['*.config.ts'],
      // Journeys start these as processes; the dependency has turbo build them first.
      ignoreDependencies: ['@hojreh/.+'],
    },
    'packages/ui': {
      // Storybook loads the one; fonts are made from the other's file.
      ignoreDependencies: ['@vitejs/plugin-react', 'vazirmatn'],
    },
  },
} satisfies KnipConfig

// knip asks for a default export.
export default rules
