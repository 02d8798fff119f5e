export { EmbeddedPostgresError, type EmbeddedPostgresErrorCode } from './errors.ts'
export { defaultDataFolder } from './folder.ts'
export { type EmbeddedPostgres, type StartOptions, startPostgres, startTemporaryPostgres } from './start.ts'
