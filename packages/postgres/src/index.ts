export { EmbeddedPostgresError, type EmbeddedPostgresErrorCode } from './errors.ts'
export { defaultDataFolder, keepPrivate } from './folder.ts'
export { databaseUser, run } from './run-as.ts'
export { type EmbeddedPostgres, type StartOptions, startPostgres, startTemporaryPostgres } from './start.ts'
