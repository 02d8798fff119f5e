import fc from 'fast-check'

// The same inputs in each short run, so that what fails fails again; others each night.
if (process.env.LONG !== '1') fc.configureGlobal({ seed: 18 })
