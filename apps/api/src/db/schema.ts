/** All tables, gathered for Drizzle; each domain declares its own beside its code. */
export * from '../modules/catalog/catalog.tables.ts'
export * from '../modules/inventory/inventory.tables.ts'
