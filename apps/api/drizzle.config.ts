import { defineConfig } from 'drizzle-kit'

// drizzle-kit asks for a default export.
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/modules/**/*.tables.ts',
  out: './src/db/migrations',
  // Times, because numbers that are counted in the journal collide when two branches add a migration.
  migrations: { prefix: 'timestamp' },
})
