export { isLong, runs } from '@hojreh/server/testing'
