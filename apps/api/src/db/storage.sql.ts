/**
 * How tables lie on disk, which drizzle-kit cannot say.
 *
 * Lists, facets and searches read many products and never their long texts: those are kept out of line, so that the
 * rest of a product is a tenth of it. Queries here are short; compiling them (JIT) takes many times longer than running
 * them. And no disk of today turns: a random page costs little more than the next one.
 */
export const storageSql = `
DO $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_class WHERE oid = 'products'::regclass AND 'toast_tuple_target=128' = ANY (reloptions)
  ) THEN
    ALTER TABLE products SET (toast_tuple_target = 128);
    ALTER TABLE products ALTER COLUMN images SET STORAGE MAIN, ALTER COLUMN attributes SET STORAGE MAIN,
      ALTER COLUMN options SET STORAGE MAIN, ALTER COLUMN category_ids SET STORAGE MAIN,
      ALTER COLUMN search_spaced SET STORAGE MAIN, ALTER COLUMN search_joined SET STORAGE MAIN;
  END IF;
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
  EXECUTE format('ALTER DATABASE %I SET random_page_cost = 1.1', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'jit and random_page_cost of the database are left to its owner';
END $$;
`
