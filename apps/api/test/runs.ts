export { isLong, runs } from '@hojreh/testing'
