import type { StaffTables } from './features/staff/staff-store.ts'

/** Every table of the product; each noun's own are declared in its store. */
export type Tables = StaffTables
