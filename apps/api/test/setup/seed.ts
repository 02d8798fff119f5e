import fc from 'fast-check'
import { isLong } from '../runs.ts'

// The same inputs in each short run, so that what fails fails again; others each night.
if (!isLong) fc.configureGlobal({ seed: 18 })
