import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    onConsoleLog: (log) => {
      throw new Error(`unexpected console output: ${log}`)
    },
  },
})
